import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Avatar, initialOf } from './Avatar';

describe('Avatar', () => {
  testCommonProps(Avatar, { name: 'Siti' });

  it('an avatar shows the photo, and the initial when the photo cannot be loaded', () => {
    const { container } = render(<Avatar name="Siti" src="/siti.png" />);
    const photo = container.querySelector('img');
    expect(photo?.getAttribute('src')).toBe('/siti.png');
    fireEvent.error(photo as HTMLElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('S');
  });

  it('an avatar tries again when another photo is handed in', () => {
    const { container, rerender } = render(<Avatar name="Siti" src="/broken.png" />);
    fireEvent.error(container.querySelector('img') as HTMLElement);
    rerender(<Avatar name="Siti" src="/siti.png" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/siti.png');
  });

  it.each([undefined, '/siti.png'])('an avatar is heard only where it is given words (src %s)', (src) => {
    const { rerender } = render(<Avatar name="Siti" src={src} />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Avatar name="Siti" src={src} alt="Photo of Siti" />);
    screen.getByRole('img', { name: 'Photo of Siti' });
  });

  it.each([
    ['siti', 'S'],
    ['***ta', 'T'],
    ['Ángela', 'Á'],
    ['', '?'],
  ])('an avatar takes of "%s" the letter %s', (name, letter) => expect(initialOf(name)).toBe(letter));
});
