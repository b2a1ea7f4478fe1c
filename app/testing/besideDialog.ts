import { screen } from '@testing-library/react';

const roles = ['button', 'link', 'radio', 'textbox', 'heading'] as const;

/** What a screen reader reaches beside the open dialog (DIALOG-7), by its words. */
export const besideDialog = (): (string | null)[] =>
  roles
    .flatMap((role) => screen.queryAllByRole(role))
    .filter((one) => !one.closest('[role=dialog],[role=alertdialog]'))
    .map(({ textContent }) => textContent);
