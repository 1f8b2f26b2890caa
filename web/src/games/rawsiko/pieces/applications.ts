/** A sign for each of our applications: much drawing, so it is fetched by itself (signs.svelte.ts). */
import type { IconData } from "$/ui/icon";
import airliners from "icon:game-icons/commercial-airplane";
import animalFeed from "icon:game-icons/cow";
import blastFurnaces from "icon:game-icons/furnace";
import brakes from "icon:game-icons/car-wheel";
import bridges from "icon:game-icons/cable-stayed-bridge";
import cameras from "icon:game-icons/photo-camera";
import cans from "icon:game-icons/soda-can";
import cars from "icon:game-icons/city-car";
import catalysts from "icon:game-icons/chemical-tank";
import circuits from "icon:game-icons/circuitry";
import dataCentres from "icon:game-icons/database";
import drones from "icon:game-icons/delivery-drone";
import drills from "icon:game-icons/drill";
import fertilisers from "icon:game-icons/wheat";
import fibres from "icon:game-icons/wire-coil";
import flame from "icon:game-icons/fire-extinguisher";
import fridge from "icon:game-icons/fridge";
import fuelCells from "icon:game-icons/atom";
import glass from "icon:game-icons/window";
import gridBatteries from "icon:game-icons/battery-pack";
import hydrogen from "icon:game-icons/fuel-tank";
import jets from "icon:game-icons/turbine";
import lamps from "icon:game-icons/light-bulb";
import lithium from "icon:game-icons/battery-100";
import medical from "icon:game-icons/medical-pack";
import microchips from "icon:game-icons/microchip";
import motors from "icon:game-icons/magnet";
import mud from "icon:game-icons/oil-rig";
import nuclear from "icon:game-icons/nuclear-plant";
import paints from "icon:game-icons/paint-bucket";
import phones from "icon:game-icons/smartphone";
import printers from "icon:game-icons/factory-arm";
import refineries from "icon:game-icons/refinery";
import robots from "icon:game-icons/vintage-robot";
import saws from "icon:game-icons/circular-sawblade";
import scanners from "icon:game-icons/ribcage";
import solar from "icon:game-icons/solar-power";
import speakers from "icon:game-icons/speaker";
import starters from "icon:game-icons/car-battery";
import tyres from "icon:game-icons/tyre";
import wind from "icon:game-icons/wind-turbine";

export const SIGNS: Record<string, IconData> = {
  airliners,
  "blast-furnaces": blastFurnaces,
  "brake-linings": brakes,
  "catalytic-converters": catalysts,
  "circuit-boards": circuits,
  "data-centres": dataCentres,
  "digital-cameras": cameras,
  "drilling-mud": mud,
  "drink-cans": cans,
  drones,
  "electric-cars": cars,
  "electric-motors": motors,
  "feed-pesticides": animalFeed,
  fertilisers,
  "flame-retardants": flame,
  "fuel-cells": fuelCells,
  "grid-batteries": gridBatteries,
  "hospital-scanners": scanners,
  "hydrogen-cars": hydrogen,
  "jet-engines": jets,
  "led-lamps": lamps,
  "lithium-ion": lithium,
  loudspeakers: speakers,
  "medical-devices": medical,
  microchips,
  "nuclear-reactors": nuclear,
  "oil-refineries": refineries,
  "optical-fibre": fibres,
  paints,
  "printers-3d": printers,
  refrigerators: fridge,
  robots,
  "saw-blades": saws,
  smartphones: phones,
  "solar-panels": solar,
  "starter-batteries": starters,
  "steel-bridges": bridges,
  "tunnel-drills": drills,
  tyres,
  "wind-turbines": wind,
  "window-glass": glass,
};
