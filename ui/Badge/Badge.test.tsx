import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Badge } from './Badge';

describe('Badge', () => {
  testCommonProps(Badge, { kind: 'paid', children: 'Paid' });

  it.each(['paid', 'paying', 'failed', 'neutral', 'ad', 'warning'] as const)(
    'a badge tells %s by a word and an icon, not by colour alone (ADS-9)',
    (kind) => {
      const { container } = render(<Badge kind={kind}>word</Badge>);
      expect(container.textContent).toBe('word');
      expect(container.querySelector('svg[aria-hidden=true]')).toBeTruthy();
    },
  );
});
