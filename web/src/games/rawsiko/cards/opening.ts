/** Opens the information card of a material over whatever is on the screen. */
import { mount, unmount } from "svelte";
import type { Play } from "$/table/play.svelte";
import MaterialDialog from "./MaterialDialog.svelte";

let shown: ReturnType<typeof mount> | null = null;

export function openMaterial(play: Play, material: string): void {
  if (shown) close();
  const before = document.activeElement;
  shown = mount(MaterialDialog, {
    target: document.body,
    props: {
      play,
      material,
      onclose: () => {
        close();
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      },
    },
  });
}

function close(): void {
  if (shown) void unmount(shown);
  shown = null;
}
