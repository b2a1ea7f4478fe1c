import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { DayLine } from './DayLine';

describe('DayLine', () => {
  testCommonProps(DayLine, { total: 5, done: 2, label: '2 of 5 done' });

  it('turns as many stubs gold as tasks are done, and has one name', () => {
    render(<DayLine total={5} done={2} label="2 of 5 done" />);
    const line = screen.getByRole('img', { name: '2 of 5 done' });
    expect([...line.children].map((stub) => stub.getAttribute('data-state'))).toEqual([
      'done',
      'done',
      'open',
      'open',
      'open',
    ]);
  });

  it('says nothing before the numbers are known (MONEY-9)', () => {
    render(<DayLine total={5} done={0} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
