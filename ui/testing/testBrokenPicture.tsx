import { fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';

/**
 * Tests that a component shows its placeholder for a picture that cannot be loaded: one that is gone, or of a host that
 * the page's policy refuses.
 * @param props with one picture
 * @param placeholder the text that stands in the picture's place
 */
export function testBrokenPicture<Props extends object>(
  Component: ComponentType<Props>,
  props: NoInfer<Props>,
  placeholder: string,
): void {
  it('shows its placeholder for a picture that cannot be loaded (APPS-7)', () => {
    const { container } = render(<Component {...props} />);
    const before = container.textContent;
    fireEvent.error(container.querySelector('img') as HTMLElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toHaveLength((before ?? '').length + placeholder.length);
    expect(container.textContent).toContain(placeholder);
  });
}
