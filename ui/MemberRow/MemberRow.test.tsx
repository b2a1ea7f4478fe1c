import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { MemberRow } from './MemberRow';

describe('MemberRow', () => {
  testCommonProps(MemberRow, { name: 'Siti', cash: 'Rp 500', state: 'valid', status: 'Valid' });

  it.each([
    ['valid', 'Valid', 'paid'],
    ['pending', 'Not yet', 'neutral'],
  ] as const)('says of a %s member "%s"', (state, status, kind) => {
    render(<MemberRow name="Siti" cash="Rp 500" state={state} status={status} />);
    expect(screen.getByRole('listitem').getAttribute('data-state')).toBe(state);
    expect(screen.getByText(status).getAttribute('data-kind')).toBe(kind);
    screen.getByText('Rp 500');
  });
});
