import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Page } from './Page';

describe('Page', () => {
  testCommonProps(Page, { children: 'content' });

  it('a page has its content in the main landmark, head before and bar after it', () => {
    const { container } = render(
      <Page head={<p>head</p>} bar={<p>bar</p>}>
        content
      </Page>,
    );
    expect(screen.getByRole('main').textContent).toBe('content');
    expect(container.textContent).toBe('headcontentbar');
  });

  it('a page keeps room below its content for what floats above it', () => {
    const { rerender } = render(<Page float={<button type="button">float</button>}>content</Page>);
    expect(screen.getByRole('main').textContent).toBe('contentfloat');
    const room = () =>
      parseInt(getComputedStyle(screen.getByRole('main')).getPropertyValue('padding-bottom').replace('calc(', ''), 10);
    expect(room()).toBe(96);
    rerender(<Page>content</Page>);
    expect(room()).not.toBe(96);
  });

  it('a page ends right above its bar, which covers nothing of it', () => {
    render(<Page bar={<p>bar</p>}>content</Page>);
    expect(getComputedStyle(screen.getByRole('main')).getPropertyValue('padding-bottom')).not.toContain('calc');
  });
});
