import { sqlState } from '../db';

/** SQLSTATEs and network error codes of temporary failures: the same request may succeed a moment later. */
const passing = new Set([
  '25006', // read-only transaction: a replica that has not been promoted yet
  '53100', // disk full
  '53200',
  '53300', // too many connections
  '53400',
  '55P03', // lock timeout
  '57014', // query cancelled, such as by the statement timeout
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
/** SQLSTATE class 08: connection failures. */
const connectionClass = /^08/;
/** Temporary failures that the driver reports by message only. */
const driverMessages =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * A commit was made on the primary alone, because its synchronous replica did not follow in time: it must not be
 * confirmed, or a replica that takes over would not have it.
 */
export class NotReplicated extends Error {
  override readonly name = 'NotReplicated';
  constructor() {
    super('The commit waits for the replica, which does not follow.');
  }
}

/** Whether an error means that the database is temporarily unavailable, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotReplicated) return true;
  const code = sqlState(error) ?? '';
  return passing.has(code) || connectionClass.test(code) || driverMessages.test(error.message);
}

/** Whether the client gave up waiting for an answer: the connection may be dead without an error. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
