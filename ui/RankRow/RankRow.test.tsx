import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testBrokenPicture } from '../testing/testBrokenPicture';
import { testCommonProps } from '../testing/testCommonProps';
import { RankRow } from './RankRow';

describe('RankRow', () => {
  testCommonProps(RankRow, {
    rank: 1,
    rankLabel: 'Rank 1',
    name: 'Si***ta',
    account: '08••••89',
    amount: 'Rp 10.000',
  });
  testBrokenPicture(
    RankRow,
    {
      rank: 1,
      rankLabel: 'Rank 1',
      name: 'Si***ta',
      avatar: '/a.png',
      account: '0812',
      amount: 'Rp 10.000',
    },
    'S',
  );

  it('a rank row says the rank in words and shows the masked account (INVITE-8)', () => {
    render(<RankRow rank={4} rankLabel="Rank 4" name="Si***ta" account="08••••89" amount="Rp 10.000" />);
    expect(screen.getByRole('img', { name: 'Rank 4' }).textContent).toBe('4');
    screen.getByText('08••••89');
  });

  it('a rank row masks the name as it masks the account (INVITE-8)', () => {
    render(<RankRow rank={4} rankLabel="Rank 4" name="Si***ta" account="08****89" amount="Rp 10.000" />);
    expect([screen.getByText('Si••••ta'), screen.getByText('08••••89')]).toHaveLength(2);
  });

  it('a rank row keeps the direction of a name to the name (TEXT-10)', () => {
    render(<RankRow rank={4} rankLabel="Rank 4" name={'Budi\u202e'} account="08••••89" amount="Rp 10.000" />);
    expect(screen.getByText('Budi\u202e').tagName).toBe('BDI');
  });

  it.each([
    [1, 'medal'],
    [3, 'medal'],
    [4, 'plain'],
  ])('a rank row marks the first three (rank %i: %s)', (rank, state) => {
    render(<RankRow rank={rank} rankLabel="Rank" name="Si***ta" account="08••••89" amount="Rp 10.000" />);
    expect(screen.getByRole('img').getAttribute('data-state')).toBe(state);
  });
});
