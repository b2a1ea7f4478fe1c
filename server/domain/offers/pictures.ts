import { apiBase } from '@tally/contract/api/endpoint';

/** The URL of a generated picture. */
export const pictureLink = (img: string): string => `${apiBase}/app/img?img=${img}`;

export const tile = { width: 96, height: 96 } as const;
export const bannerSize = { width: 640, height: 240 } as const;
