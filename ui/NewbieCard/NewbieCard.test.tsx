import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { NewbieCard } from './NewbieCard';

const props = { title: 'New here?', text: 'You have R$ 3,20.', action: 'Withdraw now', onAction: () => undefined };

describe('NewbieCard', () => {
  testCommonProps(NewbieCard, props);

  it('leads to the first withdrawal', async () => {
    const act = vi.fn();
    render(<NewbieCard {...props} onAction={act} />);
    const card = screen.getByRole('region', { name: 'New here?' });
    await userEvent.click(within(card).getByRole('button', { name: 'Withdraw now' }));
    expect(act).toHaveBeenCalledTimes(1);
  });
});
