/** The signs of the phases: in the bar beside the hourglass, and in the legend. */
import actingIcon from "icon:lucide/route";
import draftIcon from "icon:lucide/map-pin";
import investingIcon from "icon:lucide/coins";
import overIcon from "icon:game-icons/laurels";
import placingIcon from "icon:game-icons/mine-wagon";
import tradingIcon from "icon:game-icons/pagoda";
import type { IconData } from "$/ui/icon";
import type { Phase } from "./data";

export const PHASE_SIGNS: Record<Phase, IconData> = {
  choosing: draftIcon,
  taking: draftIcon,
  placing: placingIcon,
  investing: investingIcon,
  acting: actingIcon,
  trading: tradingIcon,
  over: overIcon,
};
