import { expect, userEvent } from 'storybook/test';

/** For plays: presses by pointer and by keyboard, expects the callback for both, and leaves no focus ring in the picture. */
export async function press(button: HTMLElement | undefined, heard: unknown): Promise<void> {
  if (!button) throw new Error('There is nothing to press.');
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(heard).toHaveBeenCalledTimes(2);
  button.blur();
}

/** For plays: a press that must not call the callback. */
export async function pressIgnored(button: HTMLElement, heard: unknown): Promise<void> {
  await userEvent.click(button);
  await expect(heard).not.toHaveBeenCalled();
  button.blur();
}
