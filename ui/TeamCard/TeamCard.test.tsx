import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { TeamCard } from './TeamCard';

const words = { title: 'Build your team', text: 'Share your link.', href: '/team' };

describe('TeamCard', () => {
  testCommonProps(TeamCard, { ...words, children: <button>Copy</button> });

  it('a team card holds its ways to invite in a region of its name', () => {
    render(
      <TeamCard {...words}>
        <button>Invite</button>
        <button>Copy</button>
      </TeamCard>,
    );
    expect(within(screen.getByRole('region', { name: 'Build your team' })).getAllByRole('button')).toHaveLength(2);
  });

  it('a team card is a link to the team by its picture and words, with no button inside it (HOME-5)', async () => {
    const open = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <TeamCard {...words} onOpen={open}>
        <button>Invite</button>
      </TeamCard>,
    );
    const link = screen.getByRole('link', { name: 'Build your team Share your link.' });
    expect(link.getAttribute('href')).toBe('/team');
    expect(within(link).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByText('Share your link.'));
    expect(open).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(open).toHaveBeenCalledTimes(1);
  });
});
