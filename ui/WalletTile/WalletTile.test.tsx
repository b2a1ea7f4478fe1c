import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { WalletTile } from './WalletTile';

describe('WalletTile', () => {
  testCommonProps(WalletTile, {}, [{ icon: '/dana.png' }]);

  it('a wallet tile shows one neutral sign without letters, which screen readers skip (ACCOUNT-25)', () => {
    const { container } = render(<WalletTile />);
    expect(container.textContent).toBe('');
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it("a wallet tile shows the wallet's own mark, and the neutral sign where it does not load (ACCOUNT-25)", () => {
    const { container, rerender } = render(<WalletTile icon="/dana.png" />);
    const mark = container.querySelector('img');
    expect(mark?.getAttribute('src')).toBe('/dana.png');
    expect(container.querySelector('svg')).toBeNull();
    fireEvent.error(mark as HTMLElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    rerender(<WalletTile icon="/ovo.png" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/ovo.png');
  });
});
