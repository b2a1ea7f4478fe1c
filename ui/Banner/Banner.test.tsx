import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Banner } from './Banner';

describe('Banner', () => {
  testCommonProps(Banner, { art: <svg />, title: 'Invite friends', text: 'Earn together' });

  it('a banner is one button named by its words', async () => {
    const press = vi.fn();
    render(<Banner art={<svg />} title="Invite friends" text="Earn together" onClick={press} />);
    await userEvent.click(screen.getByRole('button', { name: /Invite friends.*Earn together/ }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
