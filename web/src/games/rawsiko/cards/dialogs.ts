/** Opens the information card of a material over whatever is on the screen. */
import { mount, unmount } from "svelte";
import type { Play } from "$/table/play.svelte";
import { t } from "$/text/language.svelte";

let shown: ReturnType<typeof mount> | null = null;

export async function openMaterial(play: Play, material: string): Promise<void> {
  const before = document.activeElement;
  const fetched = await import("./MaterialDialog.svelte").catch(() => null);
  if (!fetched) return play.tell(t("no-answer"));
  closeMaterial();
  shown = mount(fetched.default, {
    target: document.body,
    props: {
      play,
      material,
      onclose: () => {
        closeMaterial();
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      },
    },
  });
}

/** It also goes when the board goes: what it says of one's objectives is for one pair of eyes. */
export function closeMaterial(): void {
  if (shown) void unmount(shown);
  shown = null;
}
