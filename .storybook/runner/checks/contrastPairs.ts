import { color } from '@tally/tokens/color';
import { channels, layersOf } from '@tally/tokens/contrast';
import { pairs } from '@tally/tokens/pairs';
import { tokenLeaves } from '../../tokenLeaves.ts';
import type { UsedPair } from './contrast.ts';

const same = (value: string): string => channels(value).join();
const names = new Map<string, string[]>();
for (const [name, value] of tokenLeaves(color)) names.set(same(value), [...(names.get(same(value)) ?? []), name]);

/**
 * The roles of a colour (roles of pictures, `art.`, only if there are no others), or the value itself if it is no
 * token.
 */
function nameOf(value: string): string {
  const roles = names.get(same(value)) ?? [value];
  const others = roles.filter((role) => !role.startsWith('art.'));
  return (others.length ? others : roles).join('/');
}

/**
 * Kinds of listed pairs that cover each used kind: a pair listed as text has enough contrast for large text and
 * graphics.
 */
const asGoodAs = {
  text: ['text'],
  large: ['text', 'large'],
  graphic: ['text', 'large', 'graphic'],
} as const satisfies Record<UsedPair['kind'], readonly UsedPair['kind'][]>;

const listed = pairs.map((pair) => ({ kind: pair.kind, layers: layersOf(pair, color) }));

/** One sentence for each used pair that is not listed in tokens/pairs.ts, so that its contrast is not tested. */
export function unlistedPairs(used: readonly UsedPair[]): string[] {
  return used
    .filter(
      ({ kind, front, background }) =>
        !listed.some(
          ({ kind: covers, layers: [first, second = ''] }) =>
            asGoodAs[kind].some((covering) => covering === covers) &&
            same(first) === same(front) &&
            same(second) === same(background),
        ),
    )
    .map(
      ({ kind, front, background, where }) =>
        `not in tokens/pairs.ts (${kind}): ${nameOf(front)} on ${nameOf(background)}, ${where}`,
    );
}
