import { sqlState } from './db';

/** SQLSTATEs and codes of the network that say nothing of the request: the same may succeed a moment later. */
const passing = new Set([
  '25006', // read only: a replica that is not the primary yet
  '53100', // disk full
  '53200',
  '53300', // too many connections
  '53400',
  '55P03', // a lock was not to be had in time
  '57014', // took too long and was cancelled
  '57P01', // shutting down
  '57P02',
  '57P03', // starting up
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Failures of a connection. */
const connectionClass = /^08/;
/** What the driver says in words only. */
const driverMessages =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * A commit is on this database alone, because its replica did not follow in time: it must not be confirmed, or a replica that takes
 * over would not have it.
 */
export class NotReplicated extends Error {
  override readonly name = 'NotReplicated';
  constructor() {
    super('The commit waits for the replica, which does not follow.');
  }
}

/** Whether an error means that the database can't be used at the moment: asked again, it may answer. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotReplicated) return true;
  const code = sqlState(error) ?? '';
  return passing.has(code) || connectionClass.test(code) || driverMessages.test(error.message);
}

/** Nothing was heard in time: the connection may be gone without anybody having said so. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
