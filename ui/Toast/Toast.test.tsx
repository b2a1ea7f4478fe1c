import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EnvironmentProvider } from '../Environment/Environment';
import { createTestEnvironment } from '../testing/testEnvironment';
import { testCommonProps } from '../testing/testCommonProps';
import { Toast, toastMs, type ToastProps } from './Toast';

function show(props: Partial<ToastProps>) {
  const clock = createTestEnvironment();
  const end = vi.fn();
  render(
    <EnvironmentProvider value={clock.environment}>
      <Toast message="Link copied" {...props} onEnd={end} />
    </EnvironmentProvider>,
  );
  return { ...clock, end };
}

describe('Toast', () => {
  testCommonProps(Toast, { message: 'Link copied', onEnd: () => undefined }, [
    { kind: 'success' },
    { kind: 'default' },
  ]);

  it.each(['default', 'success', 'loading'] as const)('a toast tells %s politely', (kind) => {
    show({ kind });
    expect(screen.getByRole('status').textContent).toBe('Link copied');
  });

  it.each([
    ['Link copied', ['Link copied']],
    [
      'You are offline. Please try again when you are connected.',
      ['You are offline. ', 'Please try again when ', 'you are connected.'],
    ],
    [
      "It's not late yet – please wait until 18\u00a0Nov\u00a0·\u00a012.00\u00a0WIB",
      ["It's not late yet – please ", 'wait until 18\u00a0Nov\u00a0·\u00a012.00\u00a0WIB'],
    ],
    [
      'Submitted\u00a0· Done:\u00a013, not\u00a0done:\u00a02',
      ['Submitted\u00a0· Done:\u00a013, ', 'not\u00a0done:\u00a02'],
    ],
    ['Unbreakable-word-that-is-longer-than-a-line', ['Unbreakable-word-that-is-longer-than-a-line']],
  ])('a toast that needs more than a line has lines of about one length: "%s"', (message, lines) => {
    show({ message });
    const words = screen.getByText(message.replaceAll('\u00a0', ' ')).childNodes;
    expect(
      [...words].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent),
    ).toEqual(lines);
  });

  it('a toast tells what went wrong at once', () => {
    show({ kind: 'wrong', message: 'Invalid Account Number' });
    expect(screen.getByRole('alert').textContent).toBe('Invalid Account Number');
  });

  it.each([
    ['x'.repeat(20), 2000],
    ['x'.repeat(21), 3000],
  ])('the toast %s ends itself when its time is over, after %i ms (DIALOG-4)', (message, ms) => {
    const { pass, end } = show({ message });
    pass(ms - 1);
    expect(end).not.toHaveBeenCalled();
    pass(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('a toast stays for the given time, whatever its length', () => {
    const { pass, end } = show({ stay: 3000 });
    pass(2999);
    expect(end).not.toHaveBeenCalled();
    pass(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('a toast stays while something loads', () => {
    const { running } = show({ kind: 'loading' });
    expect(running()).toBe(0);
  });
});

describe('toastMs', () => {
  it('"2 s, 3 s if message longer than 20 characters" (DIALOG-4)', () => {
    expect(toastMs('x'.repeat(20))).toBe(2000);
    expect(toastMs('x'.repeat(21))).toBe(3000);
  });
});
