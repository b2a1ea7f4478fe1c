import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { AdAppRow } from './AdAppRow';

const actions = () => ({
  copy: { label: 'Copy', onPress: vi.fn() },
  downloaded: { label: 'downloaded', onPress: vi.fn() },
  noApk: { label: 'no apk', onPress: vi.fn() },
});

describe('AdAppRow', () => {
  testCommonProps(AdAppRow, { name: 'Photo', pkg: 'com.example.photo', count: 'Shown 12 times', ...actions() });

  it('an ad app row does what is pressed, and says for which app (OPS-7)', () => {
    const all = actions();
    render(<AdAppRow name="Photo" pkg="com.example.photo" count="Shown 12 times" {...all} />);
    for (const label of ['Copy', 'downloaded', 'no apk'])
      fireEvent.click(screen.getByRole('button', { name: `${label} Photo` }));
    expect(Object.values(all).map(({ onPress }) => onPress.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('an ad app row opens fields for what is known of the package, and offers that once', () => {
    const open = vi.fn();
    const row = { name: 'Photo', pkg: 'com.example.photo', count: 'Shown 12 times', ...actions() };
    const { rerender } = render(<AdAppRow {...row} details={{ label: 'Class name and size', onPress: open }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Class name and size Photo' }));
    expect(open).toHaveBeenCalledTimes(1);
    rerender(<AdAppRow {...row} fields={<input aria-label="Class name" />} />);
    screen.getByRole('textbox', { name: 'Class name' });
    expect(screen.queryByRole('button', { name: 'Class name and size Photo' })).toBeNull();
  });

  it('an ad app row says so instead of offering it once an app is marked', () => {
    render(
      <AdAppRow name="Photo" pkg="com.example.photo" count="Shown 12 times" {...actions()} marked="Marked: no apk" />,
    );
    screen.getByText('Marked: no apk');
    expect(screen.queryByRole('button', { name: 'no apk Photo' })).toBeNull();
  });
});
