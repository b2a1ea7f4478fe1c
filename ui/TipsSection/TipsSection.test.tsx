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

  it('a tips section with a picture is a card that states its numbers, and does not count its sentences (TIPS-4)', () => {
    render(
      <TipsSection
        title="Income rules"
        art={<svg />}
        tips={['Do tasks.']}
        facts={[{ label: 'Video', value: 'Up to 20 a day' }]}
      />,
    );
    expect(screen.getByRole('term').textContent).toBe('Video');
    expect(screen.getByRole('definition').textContent).toBe('Up to 20 a day');
    expect(screen.getByRole('listitem').textContent).toBe('Do tasks.');
  });

  it('a card counts its steps under a title of their own, and not its sentences', () => {
    render(
      <TipsSection
        title="Lucky tasks"
        art={<svg />}
        tips={['One at a time.']}
        steps={{ title: 'How it works', items: ['Install.', 'Play.'] }}
      />,
    );
    screen.getByRole('heading', { name: 'How it works', level: 3 });
    expect(screen.getAllByRole('listitem').map((tip) => tip.textContent)).toEqual([
      'One at a time.',
      '1Install.',
      '2Play.',
    ]);
  });

  it('a card says below its sentences, and apart from them, what few people have to know', () => {
    render(<TipsSection title="Coins" art={<svg />} tips={['Do tasks.']} caption="Coins expire." />);
    const caption = screen.getByText('Coins expire.');
    expect(caption.closest('li')).toBeNull();
    expect(caption.compareDocumentPosition(screen.getByText('Do tasks.'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('a card says what is closed for now apart from the sentences, before them (RULES-4)', () => {
    render(<TipsSection title="How to withdraw" art={<svg />} tips={['Once a day.']} notice="On hold." />);
    const notice = screen.getByText('On hold.');
    expect(notice.closest('li')).toBeNull();
    expect(notice.compareDocumentPosition(screen.getByText('Once a day.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
