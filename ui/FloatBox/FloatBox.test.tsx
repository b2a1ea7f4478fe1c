import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { FloatBox } from './FloatBox';

describe('FloatBox', () => {
  testCommonProps(FloatBox, { icon: <svg />, children: 'Check in' });

  it('a float box is a button named by its words', async () => {
    const press = vi.fn();
    render(
      <FloatBox icon={<svg />} onClick={press}>
        Check in
      </FloatBox>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
