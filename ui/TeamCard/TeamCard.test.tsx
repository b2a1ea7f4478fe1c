import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { TeamCard } from './TeamCard';

describe('TeamCard', () => {
  testCommonProps(TeamCard, { title: 'Build your team', text: 'Share your link.', children: <button>Copy</button> });

  it('holds its ways to invite in a region of its name', () => {
    render(
      <TeamCard title="Build your team" text="Share your link.">
        <button>Invite</button>
        <button>Copy</button>
      </TeamCard>,
    );
    expect(within(screen.getByRole('region', { name: 'Build your team' })).getAllByRole('button')).toHaveLength(2);
  });
});
