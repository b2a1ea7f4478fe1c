import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testBrokenPicture } from '../testing/testBrokenPicture';
import { testCommonProps } from '../testing/testCommonProps';
import { MemberRow } from './MemberRow';

describe('MemberRow', () => {
  testCommonProps(MemberRow, { name: 'Siti', cash: '+Rp 500', state: 'valid', status: 'Valid' });
  testBrokenPicture(MemberRow, { name: 'Siti', avatar: '/a.png', state: 'valid', status: 'Valid' }, 'S');

  it.each([
    ['valid', 'Valid'],
    ['pending', 'No withdrawal yet'],
  ] as const)('a member row says of a %s member "%s"', (state, status) => {
    render(<MemberRow name="Siti" cash="+Rp 500" state={state} status={status} />);
    expect(screen.getByRole('listitem').getAttribute('data-state')).toBe(state);
    screen.getByText(status);
    screen.getByText('+Rp 500');
  });

  it('a member row keeps the direction of a name to the name (TEXT-10)', () => {
    render(<MemberRow name={'Budi\u202e'} cash="+Rp 500" state="valid" status="Valid" />);
    expect(screen.getByText('Budi\u202e').tagName).toBe('BDI');
  });

  it('a member row names no amount where nothing has come', () => {
    render(<MemberRow name="Siti" state="pending" status="No withdrawal yet" />);
    expect(screen.getByRole('listitem').textContent).toBe('SSitiNo withdrawal yet');
  });
});
