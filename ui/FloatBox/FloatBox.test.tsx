import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { FloatBox } from './FloatBox';

const props = { icon: <svg />, title: 'Watch a video', note: '≈ Rp 800', action: 'Watch' };

describe('FloatBox', () => {
  testCommonProps(FloatBox, { ...props, onAction: () => undefined });

  it('a float box says what is offered and what it is worth, and its button does it', async () => {
    const press = vi.fn();
    render(<FloatBox {...props} onAction={press} />);
    screen.getByText('≈ Rp 800');
    await userEvent.click(screen.getByRole('button', { name: 'Watch Watch a video' }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
