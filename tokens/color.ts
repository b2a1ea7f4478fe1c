import { brandColor, palette as ownPalette, type Palette } from './palette';

/** Colour of the markets' patterns on the hero: white at 16 %. */
export const patternInk = 'rgba(255,255,255,.16)';

/** A raw colour that what is behind it shows through, e.g. `rgba(92,0,24,.3)`. */
export function translucent(hex: string, alpha: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${red},${green},${blue},${String(alpha).replace(/^0/, '')})`;
}

const buttonOf = (palette: Palette) => ({
  fill: palette.brand600,
  pressed: palette.brand700,
  label: palette.ink0,
  softFill: palette.brand100,
  softPressed: palette.brand200,
  softLabel: palette.brand700,
  /** Edge of a white button on the page. */
  edge: palette.brand200,
  low: palette.green700,
  lowPressed: palette.green800,
  danger: palette.danger700,
  dangerPressed: palette.danger600,
  offFill: palette.ink100,
  offLabel: palette.ink600,
});

/** Colours of the pictures: two tones and one dark colour per picture, no gradients. */
const artOf = (palette: Palette) => ({
  dark: palette.brand900,
  white: palette.ink0,
  red: palette.brand500,
  redDeep: palette.brand600,
  redMid: palette.brand400,
  redSoft: palette.brand300,
  redPale: palette.brand100,
  gold: palette.gold400,
  goldEdge: palette.gold600,
  goldMid: palette.gold500,
  goldSoft: palette.gold300,
  goldPale: palette.gold100,
  green: palette.green500,
  greenDeep: palette.green700,
  greenPale: palette.green100,
  blue: palette.blue600,
  bluePale: palette.blue100,
  danger: palette.danger600,
  goldPaler: palette.gold50,
  goldCheek: '#FFC9A0',
  dangerPale: palette.danger100,
  silver: '#DCE3EA',
  silverEdge: '#8A9BAD',
  silverInk: '#33404D',
  bronze: '#F3B98A',
  bronzeEdge: '#B5682B',
  bronzeInk: '#4A2206',
  grey: palette.ink300,
  greyPale: palette.ink200,
});

/** The roles with the raw colours of a brand. */
export const colorOf = (palette: Palette) => ({
  page: palette.ink50,
  surface: palette.ink0,
  sunken: palette.ink100,
  /** Ground of what is chosen, and of a banner. */
  chosen: palette.brand50,
  text: palette.ink900,
  textSecondary: palette.ink700,
  textCaption: palette.ink600,
  divider: palette.ink200,
  skeleton: palette.ink200,
  /** Outline of controls that are disabled or not selected. */
  outline: palette.ink300,
  fieldBorder: palette.ink500,
  link: palette.brand600,
  focus: palette.brand700,
  /** Letter in place of a person's or app's picture. */
  initial: { bg: palette.brand100, fg: palette.brand700 },
  button: buttonOf(palette),
  hero: {
    fill: palette.brand500,
    /** Background of small text and icons on the hero: only on it does white text reach 4.5:1. */
    chip: translucent(palette.brand900, 0.3),
    text: palette.ink0,
    pattern: patternInk,
  },
  /** Rewards that were earned or are expected: amounts, background of the forecast. */
  reward: { text: palette.gold700, bg: palette.gold100, ground: palette.gold50 },
  /** Completed tasks: gold stubs, the day's gold ticket and its rays. */
  earned: { ground: palette.gold300, ray: palette.gold400, stamp: palette.gold700, foot: palette.gold100 },
  /** Progress to the next withdrawal: existing cash, the share of tomorrow's exchange, the rest. */
  goal: {
    cash: palette.brand600,
    tomorrow: palette.gold400,
    stripe: palette.gold700,
    rest: palette.ink200,
    ready: palette.green700,
  },
  paid: { fg: palette.green700, bg: palette.green100 },
  paying: { fg: palette.gold700, bg: palette.gold100 },
  failed: { fg: palette.danger700, bg: palette.danger100, ground: palette.danger50 },
  neutral: { fg: palette.ink700, bg: palette.ink100 },
  ad: { fg: palette.blue700, bg: palette.blue100 },
  /** Dark translucent backdrop of dialogs. */
  scrim: translucent(palette.ink900, 0.6),
  toast: { fill: palette.ink800, text: palette.ink0 },
  art: artOf(palette),
});

export type Color = ReturnType<typeof colorOf>;

/**
 * Semantic colours, named by role, so that a theme can change a value without changes to components. Every pair of
 * colours used on one another is listed in `pairs.ts` and tested.
 */
export const color: Color = /* @__PURE__ */ colorOf(ownPalette);

/** Colour of the system bars around the page, the same in all markets (PRODUCT-2). */
export const themeColor = brandColor;
