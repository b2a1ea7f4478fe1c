import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

  it('is marked as advertising before its name is read, opens by a press and can be put away', async () => {
    const [open, close] = [vi.fn(), vi.fn()];
    render(<PromoBox {...props} onOpen={open} onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: /^Ad\s*Kopi Kita$/ }));
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Close this ad' }));
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  });

  it('leaves what is below it free: a bar, and a FloatBox', () => {
    const { rerender } = render(<PromoBox {...props} />);
    const root = () => screen.getByRole('group', { name: 'Kopi Kita' });
    expect(getComputedStyle(root()).bottom).not.toContain('5.5rem');
    rerender(<PromoBox {...props} above="bar" over="float" />);
    expect(getComputedStyle(root()).bottom).toContain('5.5rem');
    expect(root().dataset['over']).toBe('float');
  });
});
