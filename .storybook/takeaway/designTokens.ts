import { colorOf } from '@tally/tokens/color';
import { layer } from '@tally/tokens/layer';
import { layout } from '@tally/tokens/layout';
import { motion } from '@tally/tokens/motion';
import { brandColor, paletteOf, type Palette } from '@tally/tokens/palette';
import { elevationOf, radius } from '@tally/tokens/shape';
import { space } from '@tally/tokens/space';
import { themes } from '@tally/tokens/themes';
import { type } from '@tally/tokens/type';
import {
  colorPurposes,
  elevationPurposes,
  layerPurposes,
  motionPurposes,
  radiusPurposes,
  spacePurposes,
  typePurposes,
} from '../docs/purposes';
import {
  colorValue,
  dimensionValue,
  easingOrDuration,
  familyNames,
  patternTokens,
  shadowValue,
  typeToken,
  type Token,
} from './tokenValues';

interface Group {
  [name: string]: Group | Token | string;
}

const described = (token: Token, purpose: string | undefined): Token =>
  purpose ? { ...token, $description: purpose } : token;

/** One token for each entry of a flat table. */
const tokensIn = (
  table: Readonly<Record<string, string | number>>,
  purposes: Readonly<Record<string, string>>,
  tokenOf: (value: string) => Token,
): Group =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]) => [name, described(tokenOf(String(value)), purposes[name])]),
  );

/** A tree of roles as colour tokens: an alias where the role is a raw colour as it is. */
const rolesIn = (aliases: object, values: object): Group =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]): [string, Group | Token] => {
      const alias: unknown = (aliases as Record<string, unknown>)[name];
      if (typeof value !== 'string') return [name, rolesIn(alias as object, value as object)];
      const $value = String(alias).startsWith('{') ? String(alias) : colorValue(value);
      return [name, { $type: 'color', $value }];
    }),
  );

function colorTokens(palette: Palette): Group {
  const names = Object.fromEntries(Object.keys(palette).map((name) => [name, `{palette.${name}}`]));
  const roles = rolesIn(colorOf(names as Palette), colorOf(palette));
  return Object.fromEntries(
    Object.entries(roles).map(([name, group]) => [
      name,
      { ...(group as Group), $description: colorPurposes[name as keyof typeof colorPurposes] },
    ]),
  );
}

/** What the layout has as plain lengths; what the browser works out has no place in the format. */
const lengths = Object.fromEntries(Object.entries(layout).filter(([, value]) => /^\d+px$/.test(value)));

function baseTokens(brand: string): Group {
  const palette = paletteOf(brand);
  return {
    palette: tokensIn(palette, {}, (value) => ({ $type: 'color', $value: colorValue(value) })),
    color: colorTokens(palette),
    space: tokensIn(space, spacePurposes, dimensionValue),
    radius: tokensIn(radius, radiusPurposes, dimensionValue),
    layout: tokensIn(lengths, {}, dimensionValue),
    elevation: tokensIn(elevationOf(palette), elevationPurposes, shadowValue),
    family: { $type: 'fontFamily', $value: familyNames },
    type: tokensIn(type, typePurposes, typeToken),
    motion: tokensIn(motion, motionPurposes, easingOrDuration),
    layer: tokensIn(layer, layerPurposes, (value) => ({ $type: 'number', $value: Number(value) })),
  };
}

const format = { $schema: 'https://www.designtokens.org/schemas/2025.10/format.json' };
const names = { id: 'Indonesia', ph: 'Philippines', br: 'Brazil' } as const;

const resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Tally',
  version: '2025.10',
  description: 'The tokens that all markets share, and those of each market.',
  sets: { base: { sources: [{ $ref: './base.tokens.json' }] } },
  modifiers: {
    market: {
      description: 'The pattern on the red head of a page.',
      contexts: Object.fromEntries(Object.keys(names).map((market) => [market, [{ $ref: `./${market}.tokens.json` }]])),
      default: 'id',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/market' }],
};

/**
 * The tokens as files of the Design Tokens format 2025.10: the resolver, the tokens of all markets, and those of each.
 * @param brand colour that the brand's shades are derived from
 */
export const designTokens = (brand: string = brandColor): Record<string, object> => ({
  'tokens.resolver.json': resolver,
  'base.tokens.json': { ...format, ...baseTokens(brand) },
  ...Object.fromEntries(
    Object.entries(themes).map(([market, { pattern }]) => [
      `${market}.tokens.json`,
      { ...format, $description: names[market as keyof typeof names], market: { pattern: patternTokens(pattern) } },
    ]),
  ),
});
