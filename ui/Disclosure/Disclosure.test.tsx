import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { Disclosure } from './Disclosure';

describe('Disclosure', () => {
  testCommonProps(Disclosure, { summary: 'Why this rate?', children: <p>It follows the language.</p> });

  it('a disclosure shows what lies behind its line when it is pressed, and hides it again', async () => {
    const { container } = render(
      <Disclosure summary="Why this rate?">
        <p>It follows the language.</p>
      </Disclosure>,
    );
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    await userEvent.click(screen.getByText('Why this rate?'));
    expect(details?.open).toBe(true);
    await userEvent.click(screen.getByText('Why this rate?'));
    expect(details?.open).toBe(false);
  });
});
