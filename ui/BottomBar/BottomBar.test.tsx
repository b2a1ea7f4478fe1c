import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { BottomBar } from './BottomBar';

const props = { text: 'Log in to start earning', action: 'Log in', onAction: () => undefined };

describe('BottomBar', () => {
  testCommonProps(BottomBar, props);

  it('a bottom bar is a landmark named by its text, with one button', async () => {
    const act = vi.fn();
    render(<BottomBar {...props} onAction={act} />);
    const bar = screen.getByRole('complementary', { name: 'Log in to start earning' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Log in' }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('a bottom bar takes no second press while the first is under way', async () => {
    const act = vi.fn();
    render(<BottomBar {...props} state="busy" onAction={act} />);
    await userEvent.click(screen.getByRole('button'));
    expect(act).not.toHaveBeenCalled();
  });
});
