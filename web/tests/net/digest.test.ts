import { describe, expect, it } from "vitest";
import { canonical, digest } from "$/net/digest";

describe("names of data", () => {
  it("are made of sorted keys without spaces, as the server makes them", () => {
    expect(canonical({ b: [1, null, true], a: { d: 'ž"\n', c: -2 } })).toBe(
      '{"a":{"c":-2,"d":"ž\\"\\n"},"b":[1,null,true]}',
    );
  });

  it("are the server's own: values from core/digest.py", () => {
    expect(digest([])).toBe("7ebb3c7c2a87b1a2f8a7ed729ecb040d");
    expect(digest({ b: [1, null, true], a: { d: 'ž"\n', c: -2 } })).toBe("e93a9a24a3df7a67559458e23ab6d3ff");
    expect(digest([{ game: "toy" }, { x: "Cecília\u2028" }])).toBe("724ea7ba8a39db86a95f1e680ab3970f");
  });
});
