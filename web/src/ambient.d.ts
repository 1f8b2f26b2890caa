declare module "icon:*" {
  const icon: import("$/ui/icon").IconData;
  export default icon;
}

declare module "virtual:texts" {
  /** Fluent sources by language and owner: "sk/rawsiko". */
  const shelf: Record<string, () => Promise<{ default: string }>>;
  export default shelf;
}
