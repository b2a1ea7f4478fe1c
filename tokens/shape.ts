import { translucent } from './color';
import { palette as ownPalette, type Palette } from './palette';

export const radius = {
  badge: '8px',
  pill: '12px',
  button: '14px',
  card: '18px',
  dialog: '22px',
  round: '999px',
} as const;

/** Shadows in the inks of a brand. */
export const elevationOf = ({ brand900, ink900 }: Palette) => ({
  /** Not blurred: used as a `drop-shadow`, which follows a ticket's cut outline. */
  ticket: `0 1px 0 ${translucent(brand900, 0.14)}`,
  card: `0 1px 0 ${translucent(brand900, 0.1)},0 3px 6px ${translucent(brand900, 0.07)}`,
  bar: `0 -6px 18px ${translucent(brand900, 0.08)}`,
  float: `0 4px 12px ${translucent(brand900, 0.28)}`,
  dialog: `0 16px 40px ${translucent(ink900, 0.28)}`,
});

export const elevation = /* @__PURE__ */ elevationOf(ownPalette);
