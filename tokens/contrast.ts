import { color } from './color';

/** A foreground on a background. Text needs a contrast of 4.5:1; large text and graphics need 3:1 (WCAG 2.2 AA). */
export interface Pair {
  use: string;
  /** The foreground, its background, and further layers below while a background is translucent. */
  layers: readonly [front: string, ...behind: string[]];
  kind: 'text' | 'large' | 'graphic';
}

const pair = (kind: Pair['kind'], use: string, ...layers: Pair['layers']): Pair => ({ use, kind, layers });

/** Every colour pair that components use. A component that uses a new pair adds it here. */
export const pairs: readonly Pair[] = [
  pair('text', 'Text on the page', color.text, color.page),
  pair('text', 'Text on a card', color.text, color.surface),
  pair('text', 'Text on a sunken ground', color.text, color.sunken),
  pair('text', 'Second text on the page', color.textSecondary, color.page),
  pair('text', 'Second text on a card', color.textSecondary, color.surface),
  pair('text', 'Caption on the page', color.textCaption, color.page),
  pair('text', 'Caption or placeholder on a card', color.textCaption, color.surface),
  pair('text', 'Caption on a sunken ground', color.textCaption, color.sunken),
  pair('text', 'Link on a sunken ground', color.button.softLabel, color.sunken),
  pair('text', 'Link on the page', color.link, color.page),
  pair('text', 'Link on a card', color.link, color.surface),
  pair('text', 'Button', color.button.label, color.button.fill),
  pair('text', 'Button, pressed', color.button.label, color.button.pressed),
  pair('text', 'Soft button', color.button.softLabel, color.button.softFill),
  pair('text', 'Soft button, pressed', color.button.softLabel, color.button.softPressed),
  pair('text', 'Quiet button on the page', color.button.softLabel, color.page),
  pair('text', 'Button that pays or approves, or when little is left', color.button.label, color.button.low),
  pair('text', 'Button that pays or approves, pressed', color.button.label, color.button.lowPressed),
  pair('text', 'Button that refuses', color.button.label, color.button.danger),
  pair('text', 'Button that refuses, pressed', color.button.label, color.button.dangerPressed),
  pair('text', 'Button that is off', color.button.offLabel, color.button.offFill),
  pair('text', 'Reward on a card', color.reward.text, color.surface),
  pair('text', 'Reward on its chip', color.reward.text, color.reward.bg),
  pair('text', 'Paid', color.paid.fg, color.paid.bg),
  pair('text', 'Paying', color.paying.fg, color.paying.bg),
  pair('text', 'Text on gold', color.text, color.reward.bg),
  pair('text', 'Second text on gold', color.textSecondary, color.reward.bg),
  pair('text', 'Text on what is chosen', color.text, color.chosen),
  pair('text', 'Letter in place of a picture', color.initial.fg, color.initial.bg),
  pair('text', 'Letters on what is chosen', color.button.softLabel, color.chosen),
  pair('text', 'Second text on a banner', color.textSecondary, color.chosen),
  pair('text', 'Second text on a banner, pressed', color.textSecondary, color.button.softFill),
  pair('text', 'Failed', color.failed.fg, color.failed.bg),
  pair('text', 'Failed on a sunken ground', color.failed.fg, color.sunken),
  pair('text', 'Reward on the gold band', color.reward.text, color.reward.ground),
  pair('text', 'Caption on the gold band', color.textCaption, color.reward.ground),
  pair('text', 'Second text on the gold band', color.textSecondary, color.reward.ground),
  pair('text', 'Text on the gold band', color.text, color.reward.ground),
  pair('text', 'Text on the gold ticket', color.text, color.earned.ground),
  pair('text', 'Second text on the gold ticket', color.textSecondary, color.earned.ground),
  pair('text', 'Amount that was paid, over the coins', color.text, color.earned.ray),
  pair('text', 'Stamp on the page', color.earned.stamp, color.page),
  pair('text', 'Failed on its row', color.failed.fg, color.failed.ground),
  pair('text', 'Text on a failed row', color.text, color.failed.ground),
  pair('graphic', 'Tear line of a failed row', color.art.danger, color.failed.ground),
  pair('text', 'Second text on a failed row', color.textSecondary, color.failed.ground),
  pair('text', 'First medal', color.art.dark, color.art.gold),
  pair('text', 'Second medal', color.art.silverInk, color.art.silver),
  pair('text', 'Third medal', color.art.bronzeInk, color.art.bronze),
  pair('text', 'Neutral badge', color.neutral.fg, color.neutral.bg),
  pair('text', 'Advertising mark', color.ad.fg, color.ad.bg),
  pair('text', 'Small text on a chip on the hero', color.hero.text, color.hero.chip, color.hero.fill),
  pair(
    'text',
    'Small text on a chip on the pattern',
    color.hero.text,
    color.hero.chip,
    color.hero.pattern,
    color.hero.fill,
  ),
  pair('large', 'Title on the hero', color.hero.text, color.hero.fill),
  pair('large', 'Title on the pattern', color.hero.text, color.hero.pattern, color.hero.fill),
  pair('text', 'Toast', color.toast.text, color.toast.fill),
  pair('text', 'Income on a card', color.paid.fg, color.surface),
  pair('text', 'Good news on the page', color.paid.fg, color.page),
  pair('graphic', 'Mark of good news on the page', color.paid.fg, color.page),
  pair('text', 'Outgo or error on a card', color.failed.fg, color.surface),
  pair('text', 'Error on the page', color.failed.fg, color.page),
  pair('text', 'What is closed, on a sunken ground', color.paying.fg, color.sunken),
  pair('text', 'Second text on a sunken ground', color.textSecondary, color.sunken),
  pair('text', 'Chosen tab on a card', color.button.softLabel, color.surface),
  pair('text', 'Caption on a chosen card', color.textCaption, color.chosen),
  pair('graphic', 'Border of a field', color.fieldBorder, color.surface),
  pair('graphic', 'Border of a field that is off', color.fieldBorder, color.sunken),
  pair('graphic', 'Border of what is chosen', color.hero.fill, color.chosen),
  pair('graphic', 'Mark of what is chosen on the page', color.button.fill, color.page),
  pair('graphic', 'Part that is done', color.button.fill, color.divider),
  pair('graphic', 'Everything done', color.button.low, color.divider),
  pair('graphic', 'Cash on the way to the goal', color.goal.cash, color.goal.rest),
  pair('graphic', 'The goal is reached', color.goal.ready, color.goal.rest),
  pair('graphic', "Stripes of tomorrow's share", color.goal.stripe, color.goal.tomorrow),
  pair('graphic', 'Hands of the clock badge', color.art.dark, color.art.gold),
  pair('graphic', 'Check badge', color.art.white, color.art.greenDeep),
  pair('graphic', 'Cross badge', color.art.white, color.art.danger),
  pair('graphic', 'Check on a gold stub', color.art.dark, color.earned.ray),
  pair('graphic', 'Wrong field', color.failed.fg, color.surface),
  pair('graphic', 'Focus ring on the page', color.focus, color.page),
  pair('graphic', 'Focus ring on a card', color.focus, color.surface),
  pair('graphic', 'Art outline on a card', color.art.dark, color.surface),
  pair('graphic', 'Tally strokes on a coin', color.art.dark, color.art.goldMid),
  pair('graphic', 'Red art on a card', color.art.red, color.surface),
  pair('graphic', 'Coin in a toast', color.art.gold, color.toast.fill),
  pair('graphic', 'Cross in a toast', color.art.redSoft, color.toast.fill),
  pair('graphic', 'Tick in a toast', color.art.green, color.toast.fill),
];

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
export function contrast([front, ...grounds]: Pair['layers']): number {
  const ground = grounds.map(channels).reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1] as Rgba);
  const [light = 0, dark = 0] = [luminance(over(channels(front), ground)), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum contrast ratio of a kind of pair. */
export const wanted = (kind: Pair['kind']): number => (kind === 'text' ? 4.5 : 3);
