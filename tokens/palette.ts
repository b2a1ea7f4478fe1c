import { brandShades, type BrandShades } from './brand';

/** The colour that all shades of the brand are derived from; also that of the system bars (PRODUCT-2). */
export const brandColor = '#FD2A53';

/** The raw colours that are not the brand's: they stay when the brand changes. */
const others = {
  ink0: '#FFFFFF',
  ink50: '#FBF7F5',
  ink100: '#F5EFEF',
  ink200: '#E9E0E1',
  ink300: '#CFC4C6',
  ink500: '#8A7B7F',
  ink600: '#6B5C60',
  ink700: '#54454A',
  ink800: '#33282A',
  ink900: '#241619',
  gold50: '#FFF9EA',
  gold100: '#FFF0CC',
  gold300: '#FFD977',
  gold400: '#FFC233',
  gold500: '#F0A202',
  gold600: '#D98E00',
  gold700: '#855600',
  green100: '#DDF5E6',
  green500: '#12A861',
  green700: '#057A45',
  green800: '#016035',
  blue100: '#E3EFFE',
  blue600: '#2B7AD6',
  blue700: '#1D65B8',
  danger50: '#FFF4F1',
  danger100: '#FFE2DB',
  danger600: '#C2370F',
  danger700: '#A32A08',
} as const;

/** Raw colours. Components never use these directly: they use the roles in `color.ts`. */
export type Palette = BrandShades & Readonly<Record<keyof typeof others, string>>;

/** The raw colours of a brand. */
export const paletteOf = (brand: string): Palette => ({ ...brandShades(brand), ...others });

export const palette: Palette = /* @__PURE__ */ paletteOf(brandColor);
