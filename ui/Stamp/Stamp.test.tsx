import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Stamp } from './Stamp';

describe('Stamp', () => {
  testCommonProps(Stamp, { children: 'Done' });

  it('a stamp has the count under the word, where there is one', () => {
    const { container, rerender } = render(<Stamp count="10/10">Done</Stamp>);
    expect(container.textContent).toBe('Done10/10');
    rerender(<Stamp>Done</Stamp>);
    expect(container.textContent).toBe('Done');
  });
});
