import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { StatusArt } from './StatusArt';

describe('StatusArt', () => {
  testCommonProps(StatusArt, { children: 'picture' });

  it.each(['done', 'waiting', 'failed'] as const)(
    'a status art shows %s by a badge that screen readers skip',
    (status) => {
      const { container } = render(<StatusArt status={status}>picture</StatusArt>);
      const root = container.firstElementChild;
      expect(root?.getAttribute('data-state')).toBe(status);
      expect(root?.getAttribute('aria-hidden')).toBe('true');
      expect(container.querySelectorAll('svg')).toHaveLength(1);
    },
  );

  it('a status art has no badge without a status', () => {
    const { container } = render(<StatusArt>picture</StatusArt>);
    expect(container.querySelector('svg')).toBeNull();
  });
});
