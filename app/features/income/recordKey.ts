import type { ReadRecord } from '@tally/contract/wallet/income';
import { coinRecordsShown } from '@tally/contract/limits/income';
import type { Market } from '@tally/contract/market/codes';

/** Text key of the name of a record type. */
export const recordKey = (type: ReadRecord['type']) =>
  `record.${type === 'download video' ? 'download_video' : type}` as const;

/** The records shown in coin center: "Coin list shows 20 (50 Brazil)" (COINS-1). */
export const shownInCenter = <T>(records: readonly T[], market: Market): readonly T[] =>
  records.slice(0, coinRecordsShown[market]);
