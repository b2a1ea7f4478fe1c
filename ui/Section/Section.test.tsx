import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Section } from './Section';

describe('Section', () => {
  testCommonProps(Section, { title: 'Daily tasks' });

  it('a section is a region named by its title', () => {
    render(
      <Section title="Daily tasks" aside="New chances every day">
        cards
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Daily tasks' }).textContent).toContain('cards');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Daily tasks');
  });
});
