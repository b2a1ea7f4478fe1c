import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { FloatingChannelButton } from './FloatingChannelButton';

describe('FloatingChannelButton', () => {
  testCommonProps(FloatingChannelButton, { label: 'Join our WhatsApp channel' });

  it('a floating channel button leaves the lower edge to a bar', () => {
    const { rerender } = render(<FloatingChannelButton label="Join" />);
    const strip = () => {
      const { parentElement } = screen.getByRole('button');
      if (!parentElement) throw new Error('The button stands on nothing.');
      return getComputedStyle(parentElement);
    };
    expect(strip().position).toBe('fixed');
    rerender(<FloatingChannelButton label="Join" place="page" />);
    expect(strip().position).toBe('static');
  });

  it('a floating channel button says which channel it opens', () => {
    const open = vi.fn();
    render(<FloatingChannelButton label="Join our WhatsApp channel" onClick={open} />);
    fireEvent.click(screen.getByRole('button', { name: 'Join our WhatsApp channel' }));
    expect(open).toHaveBeenCalledTimes(1);
  });
});
