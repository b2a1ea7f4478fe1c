import { channels } from '@tally/tokens/contrast';
import { family } from '@tally/tokens/type';

/** A token of the Design Tokens format 2025.10. */
export interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  /** What the format has no words for, by the name of who reads it. */
  $extensions?: Readonly<Record<string, unknown>>;
}

const hexOf = (bytes: readonly number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** `#RRGGBB` or `rgba(…)` as a value of the type `color`. */
export function colorValue(css: string) {
  const [red, green, blue, alpha] = channels(css);
  const components = [red, green, blue].map((byte) => Number((byte / 255).toFixed(5)));
  return { colorSpace: 'srgb', components, alpha, hex: hexOf([red, green, blue]) };
}

const length = (css: string) => ({ value: parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' });

export const dimensionValue = (css: string): Token => ({ $type: 'dimension', $value: length(css) });

/** A CSS `box-shadow` of lengths in px and colours `rgba(…)`. */
export const shadowValue = (css: string): Token => ({
  $type: 'shadow',
  $value: css.split(/,(?![^(]*\))/).map((shadow) => {
    const [offsetX = '0', offsetY = '0', blur = '0', color = ''] = shadow.split(' ');
    return {
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length('0'),
      color: colorValue(color),
    };
  }),
});

export const familyNames = family.split(',').map((name) => name.replaceAll('"', ''));

/** A value of CSS `font`: weight, size/line height, family. A size that also depends on the width is its largest. */
export function typeToken(css: string): Token {
  const [, weight = '', limit, size = '', height = ''] =
    /^(\d+) (min\()?([\d.]+rem)(?:, [\d.]+vw\))?\/([\d.]+(?:rem)?)/.exec(css) ?? [];
  const ratio = height.endsWith('rem') ? parseFloat(height) / parseFloat(size) : Number(height);
  return {
    $type: 'typography',
    $value: {
      fontFamily: '{family}',
      fontSize: length(size),
      fontWeight: Number(weight),
      letterSpacing: length('0'),
      lineHeight: Number(ratio.toFixed(4)),
    },
    ...(limit && { $extensions: { 'tally.css': css } }),
  };
}

export function easingOrDuration(css: string): Token {
  if (!css.startsWith('cubic-bezier')) return { $type: 'duration', $value: { value: parseFloat(css), unit: 'ms' } };
  return { $type: 'cubicBezier', $value: (css.match(/-?[\d.]+/g) ?? []).map(Number) };
}

/**
 * The tile of a market's pattern. The format has no pictures: the drawing is an extension of its ink.
 * @param css layers of a CSS `background`
 */
export function patternTokens(css: string): Readonly<Record<string, Token>> {
  const [, drawing = '', width = '', height = ''] =
    /url\("data:image\/svg\+xml,([^"]*)"\) 0 0\/(\d+px) (\d+px)/.exec(css) ?? [];
  const svg = decodeURIComponent(drawing);
  const [ink = ''] = /rgba\([^)]*\)/.exec(svg) ?? [];
  return {
    ink: { $type: 'color', $value: colorValue(ink), $extensions: { 'tally.svg': svg } },
    width: dimensionValue(width),
    height: dimensionValue(height),
  };
}
