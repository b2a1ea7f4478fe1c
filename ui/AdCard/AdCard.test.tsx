import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { AdCard } from './AdCard';

const props = { mark: 'Ad', title: 'Kopi Kita', action: 'Install', onAction: () => undefined };

describe('AdCard', () => {
  testCommonProps(AdCard, props);

  it('is marked as advertising before anything of it is read (ADS-9)', async () => {
    const act = vi.fn();
    render(<AdCard {...props} onAction={act} />);
    const card = screen.getByRole('region', { name: 'Kopi Kita' });
    expect(card.textContent.startsWith('Ad')).toBe(true);
    await userEvent.click(within(card).getByRole('button', { name: 'Install' }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('as a picture alone it is one button that says what it does', async () => {
    const act = vi.fn();
    render(<AdCard {...props} look="image" image="/event/v1/app/ad?img=1" onAction={act} />);
    const card = screen.getByRole('region', { name: 'Kopi Kita' });
    await userEvent.click(within(card).getByRole('button', { name: 'Install: Kopi Kita' }));
    expect(act).toHaveBeenCalledTimes(1);
    expect(card.textContent).toBe('Ad');
  });

  it('loads its picture late and keeps it out of the words', () => {
    const { container } = render(<AdCard {...props} image="/event/v1/app/ad?img=1" />);
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(picture?.getAttribute('alt')).toBe('');
  });
});
