/** Where the newest transfers are read: in the parts of the last months, or in all. */
export type LedgerSpan = 'recent_transfers' | 'transfers';

/**
 * Reads the newest transfers of somebody: those of the last months, and of all months only where these are too few, so
 * that a list costs the same however many months there are.
 *
 * @param most how many the list holds
 * @param read reads that many, the newest first
 */
export async function readNewest<Row>(most: number, read: (span: LedgerSpan) => Promise<Row[]>): Promise<Row[]> {
  const recent = await read('recent_transfers');
  return recent.length < most ? read('transfers') : recent;
}
