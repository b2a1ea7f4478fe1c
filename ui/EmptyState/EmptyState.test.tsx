import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { EmptyState } from './EmptyState';

describe('EmptyState', () => {
  testCommonProps(EmptyState, { text: 'No coin records yet.' });

  it('an empty state says what is missing and offers what would fill it', () => {
    const { container } = render(
      <EmptyState title="Latest members" text="No members yet.">
        <button>Invite</button>
      </EmptyState>,
    );
    expect(container.textContent).toBe('Latest membersNo members yet.Invite');
    screen.getByRole('button', { name: 'Invite' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
