/**
 * The titles of groups and the labels of connections. D2 puts titles 5 pixels from the border of their group, routes
 * connections without regard to them, and puts the labels of connections on the borders of groups.
 */

/** The properties that we use of a shape that D2 has laid out. */
export interface LaidOutShape {
  id: string;
  classes?: string[];
  pos: { x: number; y: number };
  width: number;
  height: number;
  label: string;
  labelWidth: number;
  labelHeight: number;
  /** Such as `INSIDE_TOP_LEFT`. */
  labelPosition?: string;
}

interface Point {
  x: number;
  y: number;
}

/** The properties that we use of a connection that D2 has laid out. */
export interface LaidOutConnection {
  id: string;
  srcArrow: string;
  dstArrow: string;
  label: string;
  labelWidth: number;
  labelHeight: number;
  /** The corners; if it is a curve, the points of cubic Bézier curves, each of which begins where the last one ends. */
  route: Point[];
  isCurve?: boolean;
}

export interface LaidOutDiagram {
  shapes: LaidOutShape[];
  connections: LaidOutConnection[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance of a title from the left or right border of its group. */
export const TITLE_INSET_PX = 12;

/** The space beside a title that connections have to leave free. */
export const TITLE_GAP_PX = 6;

/** A label that is closer to a border than this is on it. */
export const LABEL_GAP_PX = 1;

/** D2's padding between a label and the border of its shape. */
const LABEL_PADDING_PX = 5;

/** D2's arrowheads are 10 pixels long and 12 pixels wide. */
const ARROW = { length: 10, halfWidth: 6 };

const POSITION = /^INSIDE_(TOP|MIDDLE|BOTTOM)_(LEFT|CENTER|RIGHT)$/;

/** Titles beside or on the border of their group stay where D2 puts them. */
const titledGroups = ({ shapes }: LaidOutDiagram): LaidOutShape[] =>
  shapes.filter(
    ({ classes, label, labelPosition }) =>
      classes?.includes("group") && label !== "" && POSITION.test(labelPosition ?? ""),
  );

function titleBox({ pos, width, height, labelWidth, labelHeight, labelPosition }: LaidOutShape): Box {
  const [, row, column] = POSITION.exec(labelPosition ?? "") ?? [];
  const offset = { LEFT: TITLE_INSET_PX, RIGHT: width - TITLE_INSET_PX - labelWidth };
  const left = pos.x + (column === "LEFT" || column === "RIGHT" ? offset[column] : (width - labelWidth) / 2);
  const rows = { TOP: LABEL_PADDING_PX, BOTTOM: height - LABEL_PADDING_PX - labelHeight };
  const top = pos.y + (row === "TOP" || row === "BOTTOM" ? rows[row] : (height - labelHeight) / 2);
  return { left, top, right: left + labelWidth, bottom: top + labelHeight };
}

/** D2's class of a shape's element: its ID, escaped as in HTML, in Base64. */
function classOf(id: string): string {
  const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;" };
  return Buffer.from(id.replace(/[&<>"']/g, (character) => escapes[character] ?? character)).toString("base64");
}

/** Changes the element of a group, without the elements inside the group, which D2 puts next to it. */
function changeGroup(svg: string, { id }: LaidOutShape, change: (element: string) => string): string {
  const start = svg.indexOf(`<g class="${classOf(id)} `);
  const end = svg.indexOf('<g class="', svg.indexOf("</g>", start));
  const element = svg.slice(start, end);
  const changed = change(element);
  if (start < 0 || end < 0 || changed === element) {
    throw new Error(`The rendering has the group ${id} in an unexpected form: compare scripts/diagrams/labels.ts.`);
  }
  return svg.slice(0, start) + changed + svg.slice(end);
}

/**
 * Moves the titles of groups away from the left or right border, and aligns them there, so that their distance from it
 * does not depend on how wide a browser draws them.
 *
 * @param svg rendering of the diagram by D2
 * @throws if the rendering contains a group in an unexpected form
 */
export function insetTitles(svg: string, diagram: LaidOutDiagram): string {
  return titledGroups(diagram).reduce((current, group) => {
    const [, , column] = POSITION.exec(group.labelPosition ?? "") ?? [];
    if (column === "CENTER") {
      return current;
    }
    const { left, right } = titleBox(group);
    const [anchor, x] = column === "LEFT" ? ["start", left] : ["end", right];
    return changeGroup(current, group, (element) =>
      element
        .replace(/<(text|tspan) x="[^"]*"/g, `<$1 x="${x}"`)
        .replace("text-anchor:middle", `text-anchor:${anchor}`),
    );
  }, svg);
}

/**
 * Interrupts the border of a group where the label of a connection is on it, as D2 interrupts the connections.
 *
 * @param svg rendering of the diagram by D2, whose mask hides what is behind these labels
 * @throws if the rendering contains a group in an unexpected form
 */
export function interruptBorders(svg: string, { shapes, connections }: LaidOutDiagram): string {
  const labels = connections.map(labelBox).filter((box) => box !== undefined);
  const mask = /<mask id="([^"]*)"/.exec(svg)?.[1];
  return shapes
    .filter(({ classes }) => classes?.includes("group"))
    .filter(({ pos, width, height }) => labels.some((label) => isOnBorder(label, pos, width, height)))
    .reduce(
      (current, group) =>
        changeGroup(current, group, (element) =>
          element.replace(
            /(<rect [^>]*)stroke="([^"]*)" fill="([^"]*)"([^>]*)\/>/,
            `$1fill="$3"/>$1stroke="$2" fill="none"$4 mask="url(#${mask})"/>`,
          ),
        ),
      svg,
    );
}

function isOnBorder(label: Box, { x, y }: Point, width: number, height: number): boolean {
  const by = (distance: number): Box => ({
    left: x - distance,
    top: y - distance,
    right: x + width + distance,
    bottom: y + height + distance,
  });
  const inner = by(-LABEL_GAP_PX);
  const isInside =
    label.left >= inner.left && label.right <= inner.right && label.top >= inner.top && label.bottom <= inner.bottom;
  return overlap(label, by(LABEL_GAP_PX)) && !isInside;
}

/** Points on a connection, at most about a pixel apart. */
function pointsOf({ route, isCurve }: LaidOutConnection): Point[] {
  const points: Point[] = [];
  const step = isCurve ? 3 : 1;
  for (let index = 0; index + step < route.length; index += step) {
    const controls = route.slice(index, index + step + 1);
    const length = controls.reduce((sum, point, at) => {
      const last = controls[at - 1] ?? point;
      return sum + Math.hypot(point.x - last.x, point.y - last.y);
    }, 0);
    const count = Math.max(1, Math.ceil(length));
    for (let at = 0; at <= count; at += 1) {
      points.push(pointOn(controls, at / count));
    }
  }
  return points;
}

/** De Casteljau's algorithm. */
function pointOn(controls: Point[], t: number): Point {
  const [first = { x: 0, y: 0 }, ...rest] = controls;
  if (rest.length === 0) {
    return first;
  }
  return pointOn(
    rest.map(({ x, y }, index) => {
      const last = controls[index] ?? first;
      return { x: last.x + (x - last.x) * t, y: last.y + (y - last.y) * t };
    }),
    t,
  );
}

const around = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The label of a connection is in the middle of its route; D2 treats the route of a curve as straight lines, too. */
function labelBox(connection: LaidOutConnection): Box | undefined {
  const points = pointsOf({ ...connection, isCurve: false });
  const middle = points[Math.round((points.length - 1) / 2)];
  return connection.label === "" || middle === undefined
    ? undefined
    : around(middle, connection.labelWidth / 2, connection.labelHeight / 2);
}

/** The boxes that a connection covers with its line, its arrowheads and its label. */
function boxesOf(connection: LaidOutConnection): Box[] {
  const points = pointsOf(connection);
  const lastPoint = points.length - 1;
  const boxes = points.map((point, index) => {
    const isArrow =
      (connection.srcArrow !== "none" && index <= ARROW.length) ||
      (connection.dstArrow !== "none" && index >= lastPoint - ARROW.length);
    // Not higher: an arrowhead that ends at the border of a group does not cover the title below it.
    return around(point, isArrow ? ARROW.halfWidth : 1, 1);
  });
  const label = labelBox(connection);
  return label === undefined ? boxes : [...boxes, label];
}

/**
 * Finds titles that do not fit into their group, and titles that a connection crosses.
 *
 * @returns a message for each of them
 */
export function titleMistakes(diagram: LaidOutDiagram): string[] {
  const connections = diagram.connections.map((connection) => ({ connection, boxes: boxesOf(connection) }));
  return titledGroups(diagram).flatMap((group) => {
    const text = group.label.replaceAll("\n", " ");
    const missing = group.labelWidth + 2 * TITLE_INSET_PX - group.width;
    const title = titleBox(group);
    const box = { ...title, left: title.left - TITLE_GAP_PX, right: title.right + TITLE_GAP_PX };
    return [
      ...(missing > 0
        ? [`The title "${text}" is ${missing} px too wide for its group. Shorten it, or give a node in it a "width".`]
        : []),
      ...connections
        .filter(({ boxes }) => boxes.some((covered) => overlap(covered, box)))
        .map(
          ({ connection }) =>
            `The connection ${connection.id} crosses the title "${text}". Move the title with "label.near", or let ` +
            `the connection end at the group.`,
        ),
    ];
  });
}
