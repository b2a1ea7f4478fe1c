import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { FloatingChannelButton } from './FloatingChannelButton';

describe('FloatingChannelButton', () => {
  testCommonProps(FloatingChannelButton, { label: 'Join our WhatsApp channel' });

  it('leaves the button of a bar below it free', () => {
    const { rerender } = render(<FloatingChannelButton label="Join" />);
    const bottom = () => getComputedStyle(screen.getByRole('button')).bottom;
    const atTheEdge = bottom();
    rerender(<FloatingChannelButton label="Join" above="bar" />);
    expect(bottom()).toContain('5.5rem');
    expect(atTheEdge).not.toContain('5.5rem');
  });

  it('says which channel it opens', () => {
    const open = vi.fn();
    render(<FloatingChannelButton label="Join our WhatsApp channel" onClick={open} />);
    fireEvent.click(screen.getByRole('button', { name: 'Join our WhatsApp channel' }));
    expect(open).toHaveBeenCalledTimes(1);
  });
});
