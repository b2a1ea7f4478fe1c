import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testBrokenPicture } from '../testing/testBrokenPicture';
import { testCommonProps } from '../testing/testCommonProps';
import { AdList } from './AdList';

const row = { id: 1, look: 'row', title: 'Kopi Kita', action: 'Install', onAction: () => undefined } as const;
const props = { title: 'More apps', mark: 'Ad', ads: [row] };

describe('AdList', () => {
  testCommonProps(AdList, props);
  testBrokenPicture(AdList, { ...props, ads: [{ ...row, icon: '/a.png' }] }, 'K');
  testBrokenPicture(AdList, { ...props, ads: [{ ...row, look: 'image', image: '/a.png' }] }, 'Kopi Kita');
  testBrokenPicture(AdList, { ...props, ads: [{ ...row, look: 'card', image: '/a.png' }] }, '');

  it('an ad list is one list, marked as advertising before anything of it is read (ADS-9)', async () => {
    const act = vi.fn();
    render(<AdList {...props} ads={[row, { ...row, id: 2, title: 'Runway 24', onAction: act }]} />);
    const list = screen.getByRole('region', { name: 'More apps' });
    expect(list.textContent).toMatch(/^More appsAd/);
    expect(within(list).getAllByText('Ad')).toHaveLength(1);
    const second = within(list).getByRole('listitem', { name: 'Runway 24' });
    await userEvent.click(within(second).getByRole('button', { name: 'Install' }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('an ad list as a picture alone is one button that says what it does', async () => {
    const act = vi.fn();
    render(<AdList {...props} ads={[{ ...row, look: 'image', image: '/event/v1/app/ad?img=1', onAction: act }]} />);
    const item = screen.getByRole('listitem');
    await userEvent.click(within(item).getByRole('button', { name: 'Install: Kopi Kita' }));
    expect(act).toHaveBeenCalledTimes(1);
    expect(item.textContent).toBe('');
  });

  it('an ad list loads its picture late and keeps it out of the words', () => {
    const { container } = render(
      <AdList {...props} ads={[{ ...row, look: 'card', image: '/event/v1/app/ad?img=1' }]} />,
    );
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(picture?.getAttribute('alt')).toBe('');
  });
});
