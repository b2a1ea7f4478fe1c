import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { LegalText } from './LegalText';

describe('LegalText', () => {
  testCommonProps(LegalText, { blocks: [{ paragraphs: ['We keep little.'] }] });

  it('a legal text shows headings, paragraphs and points in order, in the given language', () => {
    render(
      <LegalText
        lang="en"
        blocks={[{ heading: 'Data', paragraphs: ['We keep little.'], points: ['Name', 'Account'] }]}
      />,
    );
    expect(screen.getByRole('article').textContent).toBe('DataWe keep little.NameAccount');
    expect(screen.getByRole('article').lang).toBe('en');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
