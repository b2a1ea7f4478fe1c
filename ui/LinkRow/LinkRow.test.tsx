import { narrow } from '@tally/tokens/layout';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Row } from '../Row/Row';
import { ArtColumn } from '../theme/artColumn';
import { testCommonProps } from '../testing/testCommonProps';
import { LinkRow } from './LinkRow';

/** The length, px, that the styles of an element set: by a token named after it, or by itself. */
function lengthOf(node: Element, property: string, media?: string): number {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const asked = media
    ? rules.flatMap((rule) =>
        rule instanceof CSSMediaRule && rule.media.mediaText === media ? [...rule.cssRules] : [],
      )
    : rules;
  const value = asked
    .map((rule) => (rule instanceof CSSStyleRule && node.matches(rule.selectorText) ? rule.cssText : ''))
    .map((text) => new RegExp(`[{;]\\s*${property}: ?([^;]+)`).exec(text)?.[1])
    .find(Boolean);
  return Number(value?.match(/-?\d+/g)?.at(-1));
}

describe('LinkRow', () => {
  testCommonProps(LinkRow, { href: '/tips/rules', children: 'Event rules' });

  it('a link row is a link to its page', () => {
    render(<LinkRow href="/tips/rules">Event rules</LinkRow>);
    expect(screen.getByRole('link', { name: 'Event rules' }).getAttribute('href')).toBe('/tips/rules');
  });

  it('a link row has picture and words where a row has them, also on narrow screens', () => {
    render(<Row title="Check-in" />);
    render(
      <LinkRow href="/opt/moreapps" icon={<ArtColumn data-testid="art" />}>
        More apps
      </LinkRow>,
    );
    const row = screen.getByRole('listitem');
    const link = screen.getByRole('link');
    const margin = lengthOf(screen.getByTestId('art'), 'margin-right', narrow);
    expect(lengthOf(link, 'padding-left')).toBe(lengthOf(row, 'padding-left'));
    expect(lengthOf(link, 'gap') + margin).toBe(lengthOf(row, 'column-gap', narrow));
  });
});
