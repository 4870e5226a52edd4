import { describe, expect, it } from "vitest";
import {
  insetTitles,
  interruptBorders,
  TITLE_GAP_PX,
  TITLE_INSET_PX,
  titleMistakes,
  type LaidOutShape,
} from "./labels";

/** A group with its left top corner at (100, 100) and its title at the left top. */
const group = (changes: Partial<LaidOutShape> = {}): LaidOutShape => ({
  id: "vpc",
  classes: ["group"],
  pos: { x: 100, y: 100 },
  width: 300,
  height: 200,
  label: "VPC",
  labelWidth: 120,
  labelHeight: 21,
  labelPosition: "INSIDE_TOP_LEFT",
  ...changes,
});

const connection = (route: { x: number; y: number }[], changes = {}) => ({
  id: "(a -> b)[0]",
  srcArrow: "none",
  dstArrow: "triangle",
  label: "",
  labelWidth: 0,
  labelHeight: 0,
  route,
  ...changes,
});

const down = (x: number, changes = {}) =>
  connection(
    [
      { x, y: 0 },
      { x, y: 140 },
    ],
    changes,
  );

/** A rendering in the form of D2's. */
const rendering = (id: string): string =>
  `<svg><g class="${btoa(id)} group"><g class="shape" ><rect x="100" y="100" rx="6.000000" stroke="#b9c1d0" ` +
  `fill="#f9fbfc" style="stroke-width:1;" /></g><text x="165" y="121" style="text-anchor:middle;font-size:16px">` +
  `<tspan x="165" dy="0">VPC</tspan></text></g><g class="Yg=="><text x="9" style="text-anchor:middle">b</text></g>` +
  `<mask id="d2-1"></mask></svg>`;

describe("titles of groups", () => {
  it("are moved away from the border on their side", () => {
    const left = insetTitles(rendering("vpc"), { shapes: [group()], connections: [] });
    expect(left).toContain('<text x="112" y="121" style="text-anchor:start;font-size:16px"><tspan x="112" dy="0">');
    expect(left).toContain('<text x="9" style="text-anchor:middle">b');
    const right = insetTitles(rendering("vpc"), {
      shapes: [group({ labelPosition: "INSIDE_BOTTOM_RIGHT" })],
      connections: [],
    });
    expect(right).toContain('<text x="388" y="121" style="text-anchor:end;');
  });

  it("stay in the middle, outside, and on nodes", () => {
    const shapes = [
      group({ labelPosition: "INSIDE_TOP_CENTER" }),
      group({ labelPosition: "OUTSIDE_TOP_LEFT" }),
      group({ classes: ["primary"] }),
    ];
    expect(insetTitles(rendering("vpc"), { shapes, connections: [] })).toBe(rendering("vpc"));
  });

  it("are found by the ID as D2 writes it", () => {
    const svg = rendering("&#34;a &amp; b&#34;");
    expect(insetTitles(svg, { shapes: [group({ id: '"a & b"' })], connections: [] })).toContain('x="112"');
  });

  it("in an unexpected form throw an error", () => {
    expect(() => insetTitles("<svg></svg>", { shapes: [group()], connections: [] })).toThrow(/unexpected form/);
  });

  it("must fit into their group", () => {
    const labelWidth = 300 - 2 * TITLE_INSET_PX;
    expect(titleMistakes({ shapes: [group({ labelWidth })], connections: [] })).toEqual([]);
    expect(titleMistakes({ shapes: [group({ labelWidth: labelWidth + 7 })], connections: [] })).toEqual([
      expect.stringContaining('"VPC" is 7 px too wide'),
    ]);
  });

  it("must not be crossed by a line, an arrowhead, or a label", () => {
    const crossing = (...connections: ReturnType<typeof down>[]) =>
      titleMistakes({ shapes: [group()], connections }).length;
    expect(crossing(down(200))).toBe(1);
    expect(crossing(down(250))).toBe(0);
    // The title ends at 232, and half an arrowhead has 6 pixels.
    const x = 232 + TITLE_GAP_PX + 4;
    expect(crossing(down(x))).toBe(0);
    expect(
      crossing(
        connection([
          { x, y: 0 },
          { x, y: 120 },
        ]),
      ),
    ).toBe(1);
    expect(
      crossing(
        connection(
          [
            { x: 250, y: 20 },
            { x: 250, y: 210 },
          ],
          { label: "HTTPS", labelWidth: 45, labelHeight: 21 },
        ),
      ),
    ).toBe(1);
  });

  it("may be below a connection that ends at the border", () => {
    const connections = [
      connection([
        { x: 150, y: 0 },
        { x: 150, y: 100 },
      ]),
    ];
    expect(titleMistakes({ shapes: [group()], connections })).toEqual([]);
  });

  it("are crossed by curves, not by the points that shape them", () => {
    const curve = (x: number) =>
      connection(
        [
          { x: 300, y: 0 },
          { x, y: 80 },
          { x, y: 140 },
          { x: 300, y: 220 },
        ],
        { isCurve: true },
      );
    expect(titleMistakes({ shapes: [group()], connections: [curve(220)] })).toEqual([]);
    expect(titleMistakes({ shapes: [group()], connections: [curve(150)] })).toHaveLength(1);
  });
});

describe("labels of connections", () => {
  const across = (x: number) =>
    connection(
      [
        { x: x - 100, y: 200 },
        { x: x + 100, y: 200 },
      ],
      { label: "peering", labelWidth: 50, labelHeight: 21 },
    );
  const interrupted = (x: number) =>
    interruptBorders(rendering("vpc"), { shapes: [group()], connections: [across(x)] });

  it("interrupt the border that they are on", () => {
    expect(interrupted(390)).toContain(
      '<rect x="100" y="100" rx="6.000000" fill="#f9fbfc"/><rect x="100" y="100" rx="6.000000" stroke="#b9c1d0" ' +
        'fill="none" style="stroke-width:1;"  mask="url(#d2-1)"/></g>',
    );
  });

  it("leave it whole if they are inside or outside", () => {
    expect(interrupted(250)).toBe(rendering("vpc"));
    expect(interrupted(500)).toBe(rendering("vpc"));
  });
});
