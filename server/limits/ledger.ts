/**
 * Months before the current one that are never archived (OPS-80). Lists, news, refunds and what is once beside a month
 * read only younger ones.
 */
export const monthsKept = 13;
