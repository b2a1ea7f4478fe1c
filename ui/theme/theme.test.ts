import { palette } from '@tally/tokens/palette';
import { themes } from '@tally/tokens/themes';
import { describe, expect, it } from 'vitest';
import { marketStyle } from './GlobalStyle';
import { theme } from './theme';

const leaves = (node: object): string[] =>
  Object.values(node).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? leaves(value) : [String(value)],
  );

describe('theme', () => {
  it('the theme consists of CSS variables with their values as fallbacks, and of nothing else', () => {
    const { GlobalStyle: _, raw: __, vars: ___, resolve: ____, ...tokens } = theme;
    const all = leaves(tokens);
    expect(all.filter((leaf) => !/^var\(--tally-[\w-]+, .+\)$/.test(leaf))).toEqual([]);
    expect(all).toContain(`var(--tally-color-button-fill, ${palette.brand600})`);
  });

  it('the theme lets each market override every name of a market theme, and no other (TEXT-3, PRODUCT-2)', () => {
    const names = leaves(theme.vars.market);
    for (const market of Object.keys(themes)) {
      const block = new RegExp(`\\[data-market=${market}\\]\\{(.*?)\\}`).exec(marketStyle)?.[1] ?? '';
      expect([...block.matchAll(/(--tally[\w-]+):/g)].map((match) => match[1])).toEqual(names);
    }
  });
});
