/** Where in the client we are: the address is the only truth about it. */

class Route {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  /** What stands behind the #: it is never sent to the server. */
  secret = $state("");

  /** The parts of the path. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  begin(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** Change one part of the query without a new entry in the browser's history. */
  note(name: string, value: string | null): void {
    const url = new URL(location.href);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    history.replaceState(null, "", url);
    this.query = url.searchParams;
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.secret = location.hash.slice(1);
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const route = new Route();
