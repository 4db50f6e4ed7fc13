// Which parts of what is said lead somewhere.
import { expect, it } from "vitest";
import { piecesOf } from "./addresses";

const HERE = "https://tabard.example";

it("makes links of tables on this server only", () => {
  const said = `Come to ${HERE}/table/aB-3 now, not to https://evil.example/table/aB-3`;
  expect(piecesOf(said, HERE)).toEqual([
    { text: "Come to " },
    { text: `${HERE}/table/aB-3`, path: "/table/aB-3" },
    { text: " now, not to " },
    { text: "https://evil.example/table/aB-3" },
  ]);
});

it("leaves secrets and other pages plain", () => {
  for (const said of [`${HERE}/table/x#secret`, `${HERE}/replay/x`, "javascript:alert(1)"]) {
    expect(piecesOf(said, HERE)).toEqual([{ text: said }]);
  }
});
