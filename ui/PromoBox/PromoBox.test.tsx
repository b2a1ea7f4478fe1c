import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testBrokenPicture } from '../testing/testBrokenPicture';
import { testCommonProps } from '../testing/testCommonProps';
import { PromoBox } from './PromoBox';

const props = {
  name: 'Kopi Kita',
  mark: 'Ad',
  closeLabel: 'Close this ad',
  onOpen: () => undefined,
  onClose: () => undefined,
};

describe('PromoBox', () => {
  testCommonProps(PromoBox, props);
  testBrokenPicture(PromoBox, { ...props, icon: '/a.png' }, 'K');

  it('a promo box is marked as advertising before its name is read, opens by a press and can be put away', async () => {
    const open = vi.fn();
    const close = vi.fn();
    render(<PromoBox {...props} onOpen={open} onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: /^Ad\s*Kopi Kita$/ }));
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Close this ad' }));
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  });

  it('a promo box says its name in the bar too, where there is no room to show it', () => {
    render(<PromoBox {...props} where="bar" />);
    expect(screen.getByRole('button', { name: /^Ad\s*Kopi Kita$/ })).toBeTruthy();
  });
});
