import type { Page } from 'playwright';
import type { Actor } from './actor';

/** An actor that uses a page in a real browser. */
export const actorAt = (page: Page): Actor => {
  const within = (inside?: string) =>
    inside === undefined
      ? page
      : page
          .getByRole('article', { name: inside })
          .or(page.getByRole('dialog', { name: inside }))
          .or(page.getByRole('alertdialog', { name: inside }));
  return {
    tap: (name, inside) => within(inside).getByRole('button', { name }).first().click(),
    sees: (text) =>
      page
        .getByText(text, { exact: typeof text === 'string' })
        .first()
        .waitFor(),
    seesDialog: (title) =>
      page
        .getByRole('dialog', { name: title })
        .or(page.getByRole('alertdialog', { name: title }))
        .waitFor(),
    hostAnswers: () => Promise.resolve(),
  };
};

/** Presses the balance on home beside its goal, which leads elsewhere (GOAL-3). */
export const openIncome = (page: Page): Promise<void> =>
  page.locator('[data-slot=balance]').click({ position: { x: 40, y: 24 } });
