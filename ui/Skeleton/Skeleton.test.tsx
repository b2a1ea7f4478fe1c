import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Skeleton } from './Skeleton';

describe('Skeleton', () => {
  testCommonProps(Skeleton, { width: '50%' });

  it('a skeleton has the given size and is silent', () => {
    const { container } = render(<Skeleton shape="round" width="48px" height="40px" />);
    const root = container.firstElementChild as HTMLElement;
    expect([root.style.width, root.style.height]).toEqual(['48px', '40px']);
    expect(root.getAttribute('aria-hidden')).toBe('true');
  });
});
