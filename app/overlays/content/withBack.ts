import type { Translate } from '@tally/locales/text';

/** A text about something that is closed, with when it is back, if that is known. */
export const withBack = (t: Translate<'home'>, text: string, back: string | undefined): string =>
  back === undefined ? text : `${text} ${t('task.back_by', { time: back })}`;
