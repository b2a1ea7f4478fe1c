import { color } from '@tally/tokens/color';
import { channels, pairs } from '@tally/tokens/contrast';
import type { UsedPair } from './contrast.ts';

/** `{ button: { fill } }` -> `['button.fill', value]`. */
const leaves = (tree: object, path: readonly string[] = []): [name: string, value: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[path.concat(key).join('.'), value] as [string, string]]
      : leaves(value as object, path.concat(key)),
  );

const same = (value: string): string => channels(value).join();
const names = new Map<string, string[]>();
for (const [name, value] of leaves(color)) names.set(same(value), [...(names.get(same(value)) ?? []), name]);

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
      ({ kind, front, background: behind }) =>
        !pairs.some(
          ({ kind: listed, layers: [first, second = ''] }) =>
            asGoodAs[kind].some((one) => one === listed) &&
            same(first) === same(front) &&
            same(second) === same(behind),
        ),
    )
    .map(
      ({ kind, front, background: behind, where }) =>
        `not in tokens/contrast.ts (${kind}): ${nameOf(front)} on ${nameOf(behind)}, ${where}`,
    );
}
