import type * as calls from '../calls/rank';
import { emptyRank, ranks } from '../fixtures/rank';
import type { Example } from './example';

export const getRank: Example<typeof calls.getRank> = {
  request: { query: { locale: 'id' } },
  replies: { ...ranks, empty: emptyRank },
};
