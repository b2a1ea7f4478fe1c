import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { FailureState } from './FailureState';

describe('FailureState', () => {
  testCommonProps(FailureState, {
    text: 'This list could not be loaded.',
    retryLabel: 'Try again',
    onRetry: () => undefined,
  });

  it('a failure state is announced and can be tried again', () => {
    const retry = vi.fn();
    render(<FailureState text="This list could not be loaded." retryLabel="Try again" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('This list could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('a failure state does not try twice at once', () => {
    const retry = vi.fn();
    render(<FailureState text="This list could not be loaded." retryLabel="Try again" state="busy" onRetry={retry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).not.toHaveBeenCalled();
  });
});
