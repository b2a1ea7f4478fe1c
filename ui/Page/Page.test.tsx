import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepsPromises } from '../testing/promises';
import { Page } from './Page';

describe('Page', () => {
  keepsPromises(Page, { children: 'content' });

  it('has its content in the main landmark, head before and bar after it', () => {
    const { container } = render(
      <Page head={<p>head</p>} bar={<p>bar</p>}>
        content
      </Page>,
    );
    expect(screen.getByRole('main').textContent).toBe('content');
    expect(container.textContent).toBe('headcontentbar');
  });
});
