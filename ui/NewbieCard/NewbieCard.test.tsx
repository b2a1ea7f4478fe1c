import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { NewbieCard } from './NewbieCard';

const props = { art: <svg />, title: 'Withdraw R$ 1,00', text: 'Your first withdrawal is ready' };

describe('NewbieCard', () => {
  testCommonProps(NewbieCard, props);

  it('a newbie card is one button that names the amount of the first withdrawal', async () => {
    const act = vi.fn();
    render(<NewbieCard {...props} onClick={act} />);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw R$ 1,00 Your first withdrawal is ready' }));
    expect(act).toHaveBeenCalledTimes(1);
  });
});
