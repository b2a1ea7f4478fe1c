import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { LinkRow } from './LinkRow';

describe('LinkRow', () => {
  testCommonProps(LinkRow, { href: '/tips/rules', children: 'Event rules' });

  it('is a link to its page', () => {
    render(<LinkRow href="/tips/rules">Event rules</LinkRow>);
    expect(screen.getByRole('link', { name: 'Event rules' }).getAttribute('href')).toBe('/tips/rules');
  });
});
