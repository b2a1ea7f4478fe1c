import { marketStyle } from '../theme/GlobalStyle';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Hero } from './Hero';

describe('Hero', () => {
  testCommonProps(Hero, { children: 'title' });

  it.each(['id', 'ph', 'br'])(
    'a hero has a pattern for market %s by an attribute on the root, not by drawing anew (PRODUCT-2)',
    (market) => {
      expect(marketStyle).toContain(`[data-market=${market}]{--tally-market-pattern:url(`);
    },
  );
});
