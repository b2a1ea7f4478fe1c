import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EnvironmentProvider } from '../Environment/Environment';
import { reducedAnimation } from '../testing/reducedMotion';
import { createTestEnvironment } from '../testing/testEnvironment';
import { testCommonProps } from '../testing/testCommonProps';
import { RewardToast } from './RewardToast';

const props = { coins: '+1.000 coins', message: '≈ Rp 100 tomorrow', onEnd: () => undefined };

describe('RewardToast', () => {
  testCommonProps(RewardToast, props);

  it('a reward toast says the amount, to eye and ear alike, and then its worth (EARN-1)', () => {
    render(<RewardToast {...props} />);
    expect(screen.getByRole('status').textContent).toBe('+1.000 coins≈ Rp 100 tomorrow');
    expect(screen.getByText('+1.000 coins').closest('[aria-hidden]')).toBeNull();
  });

  it('a reward toast says cash, which has no message of its own', () => {
    render(<RewardToast {...props} coins="" cash="+Rp 50" message="" />);
    expect(screen.getByRole('status').textContent).toBe('+Rp 50');
  });

  it('a reward toast of a large result says the same as any other, and is marked as large (EARN-6)', () => {
    render(<RewardToast {...props} size="large" />);
    const toast = screen.getByRole('status');
    expect(toast.textContent).toBe('+1.000 coins≈ Rp 100 tomorrow');
    expect(toast.firstElementChild?.getAttribute('data-size')).toBe('large');
  });

  it('a reward toast stays for 3 s (TASK-24)', () => {
    const { environment, pass } = createTestEnvironment();
    const end = vi.fn();
    render(
      <EnvironmentProvider value={environment}>
        <RewardToast {...props} onEnd={end} />
      </EnvironmentProvider>,
    );
    pass(2999);
    expect(end).not.toHaveBeenCalled();
    pass(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('a reward toast fades in within 120 ms under reduced motion, with nothing that moves', () => {
    render(<RewardToast {...props} />);
    expect(reducedAnimation(screen.getByRole('status').firstElementChild!)).toMatch(/ 120ms$/);
  });
});
