/** Where the focus goes when what had it is gone. */
import { afterEach, expect, test, vi } from "vitest";
import { focusNearest, type Trail } from "$/ui/focus";

/** As much of an element as the focus asks for; `able`: it takes the focus by itself. */
class Part {
  isConnected = true;
  tabindex = "";
  constructor(
    private readonly page: { activeElement: unknown },
    private readonly able: boolean,
  ) {}
  matches = (): boolean => false;
  checkVisibility = (): boolean => true;
  addEventListener = (): void => {};
  setAttribute(_: string, value: string): void {
    this.tabindex = value;
  }
  focus(): void {
    if (this.able || this.tabindex) this.page.activeElement = this;
  }
}

afterEach(() => vi.unstubAllGlobals());

function page(): { activeElement: unknown; main: Part; querySelector: () => Part } {
  const made = {
    activeElement: null as unknown,
    main: null as unknown as Part,
    querySelector: () => made.main,
  };
  made.main = new Part(made, false);
  vi.stubGlobal("document", made);
  return made;
}

test("the nearest part that is still there takes it", () => {
  const here = page();
  const gone = new Part(here, true);
  gone.isConnected = false;
  const left = new Part(here, true);
  focusNearest([gone, left] as unknown as Trail);
  expect(here.activeElement).toBe(left);
});

test("where nothing had it, as after a tap on a map, the page's main part takes it", () => {
  const here = page();
  focusNearest([]);
  expect(here.activeElement).toBe(here.main);
});
