/** "Dialog titles longer than 30 characters: app names cut to 28 plus '..'" (section 5). */
export const dialogTitle = (title: string): string => (title.length > 30 ? `${title.slice(0, 28)}..` : title);

/** "Dialog width 80% if message longer than 80 characters, else 68%" (section 5). */
export const dialogWidth = (message = ''): '68%' | '80%' => (message.length > 80 ? '80%' : '68%');

/** Buttons stand side by side unless a label is longer than 10 characters. */
export const stacksButtons = (labels: readonly string[]): boolean => labels.some((label) => label.length > 10);
