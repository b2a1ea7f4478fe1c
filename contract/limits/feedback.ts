/** Feedback and customer service. */
import type { Locale } from '../market/codes';

/** Opening hours of customer service on the market's clock. */
export const serviceHours = { from: 9, to: 18 } as const;

export const feedbackContentMin = 10;
export const feedbackContentMax = 200;
export const feedbackContactMin = 8;
export const feedbackContactMax = 40;

/** How many of the last withdrawals a message can be about. */
export const withdrawalsAsked = 3;

/** Maximum length of one answer of an operator, and of all answers to one message together. */
export const answerMax = 500;
export const answersMax = 1000;

/** How many of the latest replies a person gets at once: as many as the messages that they may send on a day. */
export const repliesShown = 10;
/** How long a reply is among them, days. */
export const replyShownDays = 30;

/** Messages on a page of the operators' list. */
export const messagesShown = 50;

/** State of feedback that was answered. */
export const feedbackReplied = 9;

/** Working days within which feedback is answered; the tips page states its own number in one line. */
export const feedbackAnswerDays: Record<Locale, number> = { en: 3, id: 3, en_ph: 2, pt_br: 2 };
