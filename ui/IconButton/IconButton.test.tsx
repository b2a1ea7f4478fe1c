import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  testCommonProps(IconButton, { label: 'Back' });

  it('an icon button is named in words and answers the keyboard', async () => {
    const press = vi.fn();
    render(
      <IconButton label="Back" onClick={press}>
        <svg />
      </IconButton>,
    );
    screen.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(1);
  });
});
