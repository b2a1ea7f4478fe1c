import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { FittedAmount } from './FittedAmount';

/** A browser in which each letter is 20 px wide, and every amount has this room. */
function measure(room: () => number): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(room);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return Math.max(room(), (this.textContent ?? '').length * 20);
  });
}

describe('FittedAmount', () => {
  testCommonProps(FittedAmount, { children: 'Rp 257.100' });
  afterEach(() => vi.unstubAllGlobals());

  it('a fitted amount keeps its size where it has room', () => {
    measure(() => 200);
    render(<FittedAmount>Rp 257.100</FittedAmount>);
    expect(screen.getByText('Rp 257.100').style.fontSize).toBe('');
  });

  it('a fitted amount shrinks by as much as it is too wide, each time it changes (TEXT-12)', () => {
    measure(() => 100);
    const { rerender } = render(<FittedAmount>Rp 257.100</FittedAmount>);
    expect(screen.getByText('Rp 257.100').style.fontSize).toBe('0.49em');
    rerender(<FittedAmount>Rp 57.100</FittedAmount>);
    expect(screen.getByText('Rp 57.100').style.fontSize).toBe('0.544em');
    rerender(<FittedAmount>Rp 0</FittedAmount>);
    expect(screen.getByText('Rp 0').style.fontSize).toBe('');
  });

  it('a fitted amount follows its room, and no longer than it is there', () => {
    let room = 200;
    let resized: () => void = () => undefined;
    const disconnect = vi.fn();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        disconnect = disconnect;
        constructor(callback: () => void) {
          resized = callback;
        }
      },
    );
    measure(() => room);
    const { unmount } = render(<FittedAmount>Rp 257.100</FittedAmount>);
    room = 100;
    resized();
    expect(screen.getByText('Rp 257.100').style.fontSize).toBe('0.49em');
    unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('a fitted amount is not translated', () => {
    const { container } = render(<FittedAmount>Rp 257.100</FittedAmount>);
    expect(container.firstElementChild?.getAttribute('translate')).toBe('no');
  });
});
