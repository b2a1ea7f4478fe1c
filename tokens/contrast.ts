import type { Color } from './color';
import { pairs, type Pair, type Role } from './pairs';

/** Colours over one another: the front one first. */
export type Layers = readonly [front: string, ...behind: string[]];

type Rgba = [number, number, number, number];

/** Parses `#RRGGBB` and `rgba(r,g,b,a)`: red, green, blue (0 to 255) and alpha (0 to 1). */
export function channels(value: string): Rgba {
  const parts = value.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16))
    : (value.match(/[\d.]+/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0, a = 1] = parts;
  return [r, g, b, a];
}

const over = ([r, g, b, a]: Rgba, [r2, g2, b2]: Rgba): Rgba => [
  r * a + r2 * (1 - a),
  g * a + g2 * (1 - a),
  b * a + b2 * (1 - a),
  1,
];

function luminance([r, g, b]: Rgba): number {
  const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG contrast ratio of the front layer to the layers behind it: 1 to 21. */
export function contrast([front, ...grounds]: Layers): number {
  const ground = grounds.map(channels).reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1] as Rgba);
  const [light = 0, dark = 0] = [luminance(over(channels(front), ground)), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum contrast ratio of a kind of pair. */
export const wanted = (kind: Pair['kind']): number => (kind === 'text' ? 4.5 : 3);

/** The value of a role. */
const valueOf = (color: Color, role: Role): string =>
  String(role.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], color));

/** The colours of a pair. */
export const layersOf = ({ roles: [front, ...behind] }: Pair, color: Color): Layers => [
  valueOf(color, front),
  ...behind.map((role) => valueOf(color, role)),
];

/** A pair whose contrast is too low. */
export interface Failure {
  pair: Pair;
  layers: Layers;
  ratio: number;
  /** How much of the ratio is missing. */
  missing: number;
}

/** All pairs that these colours make unreadable. */
export const failuresOf = (color: Color): Failure[] =>
  pairs.flatMap((pair) => {
    const layers = layersOf(pair, color);
    const ratio = contrast(layers);
    const missing = wanted(pair.kind) - ratio;
    return missing > 0 ? [{ pair, layers, ratio, missing }] : [];
  });

/** A ratio with two digits, rounded down: 4.499 is not 4.5. */
export const roundedRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The sentence about a failure: both colours with their roles, what they have and what they need. */
export function failureText({ pair: { use, roles, kind }, layers, ratio, missing }: Failure): string {
  const [front, ...behind] = roles.map((role, at) => `${role} ${layers[at]}`);
  const lacks = (Math.ceil(missing * 100) / 100).toFixed(2);
  return `${use}: ${front} on ${behind.join(' over ')} has ${roundedRatio(ratio)}, needs ${wanted(kind)}, ${lacks} more`;
}
