import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { PictureSteps } from './PictureSteps';

const steps = [
  { picture: 'a', text: 'You share your link' },
  { picture: 'b', text: 'Your friend installs' },
  { picture: 'c', text: 'You get cash' },
];

describe('PictureSteps', () => {
  testCommonProps(PictureSteps, { steps });

  it('a row of picture steps is read as an ordered list, without pictures and arrows', () => {
    render(<PictureSteps aria-label="How it works" steps={steps} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.lastChild?.textContent)).toEqual(steps.map(({ text }) => text));
    for (const item of items)
      for (const child of [...item.children].slice(0, -1)) expect(child.getAttribute('aria-hidden')).toBe('true');
  });
});
