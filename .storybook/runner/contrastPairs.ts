import { color } from '@tally/tokens/color';
import { channels, pairs } from '@tally/tokens/contrast';
import { tokenLeaves } from '../tokenLeaves.ts';
import type { UsedPair } from './contrast.ts';

const same = (value: string): string => channels(value).join();
const names = new Map<string, string[]>();
for (const [name, value] of tokenLeaves(color)) names.set(same(value), [...(names.get(same(value)) ?? []), name]);

/** The roles a colour has, the art's inks only where there is no other, or the colour itself when it is no token. */
function nameOf(value: string): string {
  const roles = names.get(same(value)) ?? [value];
  const others = roles.filter((role) => !role.startsWith('art.'));
  return (others.length ? others : roles).join('/');
}

/** What each kind may be listed as: words that are readable small are so large, and as a graphic. */
const asGoodAs = {
  text: ['text'],
  large: ['text', 'large'],
  graphic: ['text', 'large', 'graphic'],
} as const satisfies Record<UsedPair['kind'], readonly UsedPair['kind'][]>;

/** What is laid on one another and stands in no list, and so is not known to be readable: one sentence per pair. */
export function unlistedPairs(used: readonly UsedPair[]): string[] {
  return used
    .filter(
      ({ kind, front, background }) =>
        !pairs.some(
          ({ kind: listed, layers: [first, second = ''] }) =>
            asGoodAs[kind].some((pair) => pair === listed) &&
            same(first) === same(front) &&
            same(second) === same(background),
        ),
    )
    .map(
      ({ kind, front, background, where }) =>
        `not in tokens/contrast.ts (${kind}): ${nameOf(front)} on ${nameOf(background)}, ${where}`,
    );
}
