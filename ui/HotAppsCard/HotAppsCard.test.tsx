import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testBrokenPicture } from '../testing/testBrokenPicture';
import { testCommonProps } from '../testing/testCommonProps';
import { HotAppsCard } from './HotAppsCard';

describe('HotAppsCard', () => {
  testCommonProps(HotAppsCard, { title: 'Hot apps', mark: 'Ad', apps: [], onOpen: () => undefined });
  testBrokenPicture(
    HotAppsCard,
    {
      title: 'Hot apps',
      mark: 'Ad',
      apps: [{ name: 'Kata', link: 'a', icon: '/a.png' }],
      onOpen: () => undefined,
    },
    'K',
  );

  it('a hot apps card opens the app that was pressed', () => {
    const open = vi.fn();
    const second = { name: 'Dompet', link: 'b' };
    render(<HotAppsCard title="Hot apps" mark="Ad" apps={[{ name: 'Kata', link: 'a' }, second]} onOpen={open} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dompet' }));
    expect(open.mock.calls).toEqual([[second]]);
  });

  it('a hot apps card has the whole name of an app for readers, however little of it is drawn', () => {
    const name = 'Photo Editor Pro: Collage Maker';
    render(<HotAppsCard title="Hot apps" mark="Ad" apps={[{ name, link: 'a' }]} onOpen={() => undefined} />);
    expect(screen.getByRole('button', { name }).textContent.slice(1)).toBe(name);
  });

  it.each([
    [4, '4'],
    [5, '3'],
    [8, '4'],
    [9, '3'],
  ])('a hot apps card leaves none of %i apps alone on its row', (count, columns) => {
    const apps = Array.from({ length: count }, (_, index) => ({ name: 'Kata', link: String(index) }));
    render(<HotAppsCard title="Hot apps" mark="Ad" apps={apps} onOpen={() => undefined} />);
    expect(screen.getByRole('list').dataset['columns']).toBe(columns);
  });

  it('a hot apps card is marked as advertising (ADS-9)', () => {
    render(<HotAppsCard title="Hot apps" mark="Ad" apps={[]} onOpen={() => undefined} />);
    expect(screen.getByRole('region', { name: 'Hot apps' }).textContent).toContain('Ad');
  });
});
