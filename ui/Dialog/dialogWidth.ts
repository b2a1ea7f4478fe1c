/** "Dialog width 80% if message longer than 80 characters, else 68%" (DIALOG-2). */
export const dialogWidth = (message = ''): '68%' | '80%' => (message.length > 80 ? '80%' : '68%');

/** Buttons are placed side by side unless a label is longer than 10 characters. */
export const stacksButtons = (labels: readonly string[]): boolean => labels.some((label) => label.length > 10);
