/** Numbers that the rules page states. */
import type { Locale } from '../market/codes';

/** Working days within which feedback is answered. */
export const tipsFeedbackAnswerDays: Record<Locale, number> = { en: 3, id: 5, en_ph: 2, pt_br: 2 };
