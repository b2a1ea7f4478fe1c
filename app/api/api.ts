import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** RTK Query cache tags: a mutation invalidates tags, and mounted queries that provide them are fetched again. */
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
  'Rules',
] as const;
export type Tag = (typeof tags)[number];

/**
 * The app's only RTK Query API; each feature injects its endpoints. Responses are parsed leniently
 * (contract/api/reading.ts).
 * A response that cannot be parsed at all counts as malformed and is neither shown nor cached.
 */
export const api = createApi({
  baseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
  keepUnusedDataFor: 600,
  // A refetch waits for no other call; what is under way itself is sent again (baseQuery).
  invalidationBehavior: 'immediately',
});
