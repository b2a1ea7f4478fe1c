/** "Dialog width 80% if message longer than 80 characters, else 68%" (DIALOG-2). */
export const dialogWidth = (message = ''): '68%' | '80%' => (message.length > 80 ? '80%' : '68%');

/** The longest label that fits half of a dialog on a phone of 390 px; on a narrower one they wrap by themselves. */
const longestBeside = { '68%': 9, '80%': 12 } as const;

/** Buttons are placed side by side where each label fits its half on one line. */
export const stacksButtons = (labels: readonly string[], width: keyof typeof longestBeside): boolean =>
  labels.some((label) => label.length > longestBeside[width]);
