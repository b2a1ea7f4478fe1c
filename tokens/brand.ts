import { fromOklch, toOklch, type Oklch } from './oklch';

/** The shades of the brand, from the ground of what is chosen (50) to ink (900); 500 is the brand's colour itself. */
const steps = {
  // How far the way to white or to black is gone, the share of the colour's chroma that is left, the turn of its hue.
  brand50: { lighter: 0.9148, chroma: 0.0642, turn: -10.53 },
  brand100: { lighter: 0.8133, chroma: 0.1458, turn: -11.25 },
  brand200: { lighter: 0.7264, chroma: 0.2219, turn: -12.99 },
  brand300: { lighter: 0.3921, chroma: 0.5435, turn: -8.31 },
  brand400: { lighter: 0.1735, chroma: 0.7882, turn: -5.71 },
  brand500: { lighter: 0, chroma: 1, turn: 0 },
  brand600: { darker: 0.1004, chroma: 0.9683, turn: -0.18 },
  brand700: { darker: 0.2084, chroma: 0.8569, turn: 0.08 },
  brand900: { darker: 0.532, chroma: 0.5057, turn: -1.85 },
} as const;

export type BrandShades = Readonly<Record<keyof typeof steps, string>>;

interface Step {
  lighter?: number;
  darker?: number;
  chroma: number;
  turn: number;
}

const shadeOf = (brand: Oklch, { lighter = 0, darker = 0, chroma, turn }: Step): Oklch => ({
  lightness: (brand.lightness + (1 - brand.lightness) * lighter) * (1 - darker),
  chroma: brand.chroma * chroma,
  hue: brand.hue + turn,
});

/** All shades of a brand's colour, `#RRGGBB`: each a fixed step from it in lightness, chroma and hue (OKLCH). */
export function brandShades(brand: string): BrandShades {
  const base = toOklch(brand);
  const shades = Object.entries<Step>(steps).map(([name, step]) => [name, fromOklch(shadeOf(base, step))]);
  return { ...(Object.fromEntries(shades) as BrandShades), brand500: brand.toUpperCase() };
}
