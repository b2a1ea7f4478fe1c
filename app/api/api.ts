import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** What an answer is about: a change names the tags, and who shows them fetches again. */
const tags = [
  'User',
  'Tasks',
  'Lucky',
  'Review',
  'Income',
  'Records',
  'Wallet',
  'Account',
  'Passbook',
  'Team',
  'Feedback',
  'AdApps',
  'Dashboard',
  'Payouts',
] as const;
export type Tag = (typeof tags)[number];

/**
 * The one API of the app; each feature adds its endpoints. Answers are read tolerantly (contract/reading.ts); one of which
 * nothing can be read counts as malformed: it is neither shown nor kept.
 */
export const api = createApi({
  baseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
  keepUnusedDataFor: 600,
});
