import type * as calls from '../calls/pictures';
import type { Example } from './example';

export const getAdImage: Example<typeof calls.getAdImage> = {
  request: { query: { img: 'harvest-hero' } },
  replies: { none: null },
};

export const getImage: Example<typeof calls.getImage> = {
  request: { query: { img: 'harvest-hero' } },
  replies: { none: null },
};
