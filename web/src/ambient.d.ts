declare module "icon:*" {
  const icon: import("$/ui/icon").IconData;
  export default icon;
}
