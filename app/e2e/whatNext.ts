import type { Page } from 'playwright';

/** What a page says of the next withdrawal. */
export interface WhatNext {
  /** What can be taken now, in the chip; '' without one. */
  ready: string;
  /** The goal's line: what it lacks, and its amount behind the flag; '' without a goal. */
  goal: string;
  /** How the bar looks: its state, and how far cash and coins fill it. */
  bar: string;
}

/** Reads it off the page that is shown: home stays in the document, hidden, behind the others. */
export const readWhatNext = (page: Page): Promise<WhatNext> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((node) => node.getClientRects().length > 0);
    const goal = shown('[data-goal]');
    const parts = [...(goal?.querySelectorAll<HTMLElement>('[style*="--part"]') ?? [])];
    return {
      ready: shown('[data-part=reached]')?.textContent ?? '',
      goal: goal?.textContent ?? '',
      bar: [goal?.dataset['state'], ...parts.map(({ style }) => style.getPropertyValue('--part'))].join(' '),
    };
  });
