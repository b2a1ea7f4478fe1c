import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testBrokenPicture } from '../testing/testBrokenPicture';
import { testCommonProps } from '../testing/testCommonProps';
import { AppRow } from './AppRow';

describe('AppRow', () => {
  testCommonProps(AppRow, { name: 'Kata Seru', action: 'Download', onOpen: () => undefined });
  testBrokenPicture(AppRow, { name: 'Kata Seru', icon: '/a.png', action: 'Download', onOpen: () => undefined }, 'K');

  it('an app row opens its app; the button says which', () => {
    const open = vi.fn();
    render(<AppRow name="Kata Seru" headline="Find words" action="Download" onOpen={open} />);
    fireEvent.click(screen.getByRole('button', { name: 'Download Kata Seru' }));
    expect(open).toHaveBeenCalledTimes(1);
  });
});
