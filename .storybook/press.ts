import { expect, userEvent } from 'storybook/test';

/**
 * For `play` functions: presses a button by pointer and by keyboard, expects a callback for each, and removes the focus
 * so that the picture has no focus ring.
 */
export async function press(button: HTMLElement | undefined, heard: unknown): Promise<void> {
  if (!button) throw new Error('There is nothing to press.');
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(heard).toHaveBeenCalledTimes(2);
  button.blur();
}

/** For `play` functions: presses a button and expects that the callback is not called. */
export async function pressIgnored(button: HTMLElement, heard: unknown): Promise<void> {
  await userEvent.click(button);
  await expect(heard).not.toHaveBeenCalled();
  button.blur();
}
