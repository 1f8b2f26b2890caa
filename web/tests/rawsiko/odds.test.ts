import { describe, expect, it } from "vitest";
import {
  clash,
  clashFrom,
  pairs,
  conquestPercent,
  percent,
  percents,
  until,
  ways,
  spokenPercent,
} from "$/games/rawsiko/view/odds";

describe("the odds of a clash (GA9)", () => {
  it.each([
    [1, 1, [15, 21]],
    [1, 2, [55, 161]],
    [1, 3, [225, 1071]],
    [2, 1, [125, 91]],
    [2, 2, [295, 420, 581]],
    [2, 3, [979, 1981, 4816]],
    [3, 1, [855, 441]],
    [3, 2, [2890, 2611, 2275]],
    [3, 3, [6420, 10017, 12348, 17871]],
  ])("of %i against %i are exact", (attackers, defenders, counted) => {
    expect(ways(attackers, defenders)).toEqual(counted);
  });

  it("take a territory only where all defenders can fall at once (58)", () => {
    expect(clash(3, 2).conquest).toBeCloseTo(2890 / 7776);
    expect(clash(3, 4).conquest).toBe(0);
    expect(clash(1, 2).conquest).toBe(0);
    expect(clash(9, 9)).toMatchObject({ attackers: 3, defenders: 3, pairs: 3 });
    const { attackersLost, defendersLost } = clash(3, 2);
    expect(attackersLost + defendersLost).toBeCloseTo(2);
  });
});

describe("the aids", () => {
  const aids = {
    attacks: [
      {
        source: "TUR",
        target: "DEU",
        able: 4,
        defenders: 2,
        clash: [
          {
            attackers: 3,
            ways: [2890, 2611, 2275],
            outcomes: 7776,
            conquest_permille: 372,
            attackers_lost_permille: 921,
            defenders_lost_permille: 1079,
          },
        ],
        until: { conquest_permille: 656, attackers_lost_permille: 1500, defenders_lost_permille: 1600 },
      },
    ],
  };

  it("tell what the client would count itself", () => {
    const told = clashFrom(aids, "TUR", "DEU", 3);
    expect(told?.chances).toEqual(clash(3, 2).chances);
    expect(told).toMatchObject({ attackers: 3, defenders: 2, pairs: 2 });
    expect(clashFrom(aids, "TUR", "DEU", 2)).toBeNull();
    expect(clashFrom({}, "TUR", "DEU", 3)).toBeNull();
  });

  it("tell the odds of going on (60)", () => {
    expect(until(aids, "TUR", "DEU")).toEqual({ conquest: 0.656, attackersLost: 1.5, defendersLost: 1.6 });
    expect(until(aids, "TUR", "DEU", 3)).toBeNull(); // not told
    expect(until(aids, "TUR", "FRA")).toBeNull();
    const stops = {
      attacks: [
        {
          ...aids.attacks[0],
          stops: [
            {},
            { conquest_permille: 500, attackers_lost_permille: 1000, defenders_lost_permille: 1200 },
          ],
        },
      ],
    };
    expect(until(stops, "TUR", "DEU", 2)?.conquest).toBe(0.5);
  });
});

describe("the dice of a clash", () => {
  it("are paired from the highest down, a tie is the attacker's loss (GA7)", () => {
    expect(pairs([5, 4, 1], [5, 4])).toEqual([
      { attack: 5, defence: 5, loser: "attacker", tie: true },
      { attack: 4, defence: 4, loser: "attacker", tie: true },
      { attack: 1, defence: null, loser: null, tie: false },
    ]);
    expect(pairs([6], [5, 4])[0]).toMatchObject({ loser: "defender", tie: false });
    expect(pairs([6], [5, 4])[1]).toMatchObject({ attack: null, defence: 4, loser: null });
  });
});

it("per cent say when they are nearly none or all", () => {
  expect([0, 0.001, 0.372, 0.655, 0.9994, 1].map(percent)).toEqual(["0", "<1", "37", "66", ">99", "100"]);
});

it("per cent of all outcomes are 100 together, for any dice", () => {
  for (const attackers of [1, 2, 3]) {
    for (const defenders of [1, 2, 3]) {
      const { chances } = clash(attackers, defenders);
      const shares = percents(chances);
      expect(shares.reduce((all, one) => all + one, 0)).toBe(100);
      shares.forEach((share, at) => expect(Math.abs(share - 100 * (chances[at] ?? 0))).toBeLessThan(1));
    }
  }
  expect(conquestPercent(clash(3, 1))).toBe("66");
  expect(conquestPercent(clash(3, 4))).toBeNull();
  expect([spokenPercent(0, 0.002), spokenPercent(100, 0.999), spokenPercent(40, 0.4)]).toEqual([
    "<1",
    ">99",
    "40",
  ]);
});
