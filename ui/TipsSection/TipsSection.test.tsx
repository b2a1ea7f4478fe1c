import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { TipsSection } from './TipsSection';

describe('TipsSection', () => {
  testCommonProps(TipsSection, { title: 'Team rules', tips: ['Share your link.'] });

  it('a tips section lists its tips under a heading, and what belongs to them below', () => {
    render(
      <TipsSection title="Team rules" tips={['Share your link.', 'Your friend installs.']}>
        <a href="#feedback">Contact us</a>
      </TipsSection>,
    );
    screen.getByRole('heading', { name: 'Team rules', level: 2 });
    expect(screen.getAllByRole('listitem').map((tip) => tip.textContent)).toEqual([
      '1Share your link.',
      '2Your friend installs.',
    ]);
    screen.getByRole('link', { name: 'Contact us' });
  });
});
