import type { Meanings } from '../api/schemas';

/** The kinds of file in which somebody gets their own data (OWN-1). */
export const ownDataFormats = ['json', 'csv'] as const;
export type OwnDataFormat = (typeof ownDataFormats)[number];

/** `info` of a download that is refused (OWN-2). */
export const ownDataInfos = { onceADay: 'ONCE A DAY' } as const;

export const ownDataMeanings: Meanings<typeof ownDataInfos> = {
  'ONCE A DAY': "The person has had today's file; `nextAt` says when they can have another one.",
};
