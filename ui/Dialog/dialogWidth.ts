/** "Dialog width 80% if message longer than 80 characters, else 68%" (DIALOG-2). */
export const dialogWidth = (message = ''): '68%' | '80%' => (message.length > 80 ? '80%' : '68%');

/** The longest label that fits half of a dialog on a phone of 320 px. */
const longestBeside = { '68%': 7, '80%': 10 } as const;

/** Buttons are placed side by side where each label surely fits its half on one line. */
export const stacksButtons = (labels: readonly string[], width: keyof typeof longestBeside): boolean =>
  labels.some((label) => label.length > longestBeside[width]);
