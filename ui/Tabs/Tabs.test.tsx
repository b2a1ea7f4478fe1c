import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Tabs, tabAfter, type TabsProps } from './Tabs';

type Key = 'coin' | 'cash';
const tabs: TabsProps<Key>['tabs'] = [
  { key: 'coin', label: 'Coin' },
  { key: 'cash', label: 'Cash' },
];

function Chosen() {
  const [value, pick] = useState<Key>('coin');
  return <Tabs label="Records" tabs={tabs} value={value} onPick={pick} />;
}

describe('Tabs', () => {
  testCommonProps<TabsProps<Key>>(Tabs, { label: 'Records', tabs, value: 'coin', onPick: () => undefined });

  it('a row of tabs shows what the chosen tab names', () => {
    render(
      <Tabs label="Records" tabs={tabs} value="cash" onPick={() => undefined}>
        rows
      </Tabs>,
    );
    screen.getByRole('tablist', { name: 'Records' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Cash');
    expect(screen.getByRole('tabpanel', { name: 'Cash' }).textContent).toBe('rows');
  });

  it('a row of tabs is one stop for the Tab key; arrows move the choice and the focus', async () => {
    render(<Chosen />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Coin' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Cash', selected: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Coin', selected: true }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('a row of tabs is chosen by a press', async () => {
    render(<Chosen />);
    await userEvent.click(screen.getByRole('tab', { name: 'Cash' }));
    screen.getByRole('tab', { name: 'Cash', selected: true });
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 0, undefined],
  ])('a tab row leads by %s from %i to %s of three', (key, at, target) => expect(tabAfter(key, at, 3)).toBe(target));
});
