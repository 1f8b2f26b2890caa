/** For an effect: the tab is called so while a page is there. */
export function titled(name: string): () => void {
  document.title = `${name} – Ludoteka`;
  return () => {
    document.title = "Ludoteka";
  };
}
