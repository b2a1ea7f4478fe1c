import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { WalletTile } from './WalletTile';

describe('WalletTile', () => {
  testCommonProps(WalletTile, { type: 'DANA' });

  it.each([
    ['DANA', 'DA'],
    ['OVO', 'OVO'],
    ['GoPay', 'GO'],
    ['GCash', 'GC'],
    ['GrabPay', 'GR'],
    ['PIX', 'Pix'],
    ['PagBank', 'PB'],
    ['Maya', 'MA'],
  ])('a wallet tile shows %s as %s, which screen readers skip', (type, initials) => {
    const { container } = render(<WalletTile type={type} />);
    expect(container.textContent).toBe(initials);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
