import type { WindowKind } from '@tally/contract/host/host';
import type { locales } from '@tally/contract/market/codes';
import type { Option } from '../dom';

/** Labels of values that are not self-explanatory. */
const labels: Record<string, string> = {
  id: 'Indonesia',
  ph: 'Philippines',
  br: 'Brazil',
  ask: 'Ask me',
  true: 'Done',
  false: 'Not done',
  clicked: 'Done, ad or app tapped',
  never: 'Never answers',
  late: 'Answers late',
  twice: 'Answers twice',
  wrongId: 'Answers with a wrong id',
  ok: 'Works',
  ends: 'Ends the login',
  fails: 'Says no',
  short: 'Token too short',
  opened: 'Opened',
  notInstalled: 'Reported as not installed',
  present: 'Present',
  absent: 'No bridge at all',
  broken: 'Every method throws',
  partial: 'Some methods missing',
  asks: 'Asks the page first',
  steps: 'Goes back without asking',
  none: 'None',
  '24 48': '24 px above, 48 px below',
  '48 16': '48 px above, 16 px below',
  slow: 'Slow',
  offline: 'Requests are not sent',
  answerLost: 'Answers are lost',
  garbage: 'A captive portal answers',
  truncated: 'Answers break off',
  crash: 'The server crashes (500)',
};
/** Values as options of a select, with their labels. */
export const labelled = (values: readonly string[]): Option[] => values.map((value) => [value, labels[value] ?? value]);

export const localeNames: Record<(typeof locales)[number], string> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  en_ph: 'English (Philippines)',
  pt_br: 'Português (Brasil)',
};
export const windowNames: Record<WindowKind, string> = {
  checkin: 'Check-in',
  lottery: 'Lottery',
  videoad: 'Video',
  lucky: 'Lucky task',
  ads: 'Ads',
  words: 'Words',
  quiz: 'Quiz',
};
