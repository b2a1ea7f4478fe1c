import { expect, waitFor } from 'storybook/test';

/** Waits until an element is visible: dialogs and toasts fade in, also under reduced motion. */
export const expectVisible = async (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element).toBeVisible());
