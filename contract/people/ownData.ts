/** The kinds of file in which somebody gets their own data (OWN-1). */
export const ownDataFormats = ['json', 'csv'] as const;
export type OwnDataFormat = (typeof ownDataFormats)[number];

/** `info` of a download that is refused: the person has had today's (OWN-2). */
export const ownDataInfos = { onceADay: 'ONCE A DAY' } as const;
