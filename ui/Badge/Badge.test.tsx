import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Badge } from './Badge';

describe('Badge', () => {
  testCommonProps(Badge, { kind: 'paid', children: 'Paid' });

  it.each(['paid', 'paying', 'delayed', 'failed', 'neutral', 'ad', 'warning'] as const)(
    'a badge tells %s by a word and an icon, not by colour alone (ADS-9)',
    (kind) => {
      const { container } = render(<Badge kind={kind}>word</Badge>);
      expect(container.textContent).toBe('word');
      expect(container.querySelector('svg[aria-hidden=true]')).toBeTruthy();
    },
  );

  it('a delayed badge looks as a paying one does, and not as a failed one (PASSBOOK-2)', () => {
    const looks = (kind: 'paying' | 'delayed' | 'failed') => {
      const { container } = render(<Badge kind={kind}>word</Badge>);
      const badge = container.querySelector<HTMLElement>(`[data-kind=${kind}]`) as HTMLElement;
      const { color, backgroundColor } = getComputedStyle(badge);
      return [color, backgroundColor, badge.querySelector('svg')?.innerHTML];
    };
    expect(looks('delayed')).toEqual(looks('paying'));
    expect(looks('delayed')).not.toEqual(looks('failed'));
  });
});
