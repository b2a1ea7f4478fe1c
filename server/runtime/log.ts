import type { Writable } from 'node:stream';
import pino from 'pino';
import { StartError } from './startError';

/** One line of the log. The fields of a request are fixed, so that no personal data or secret can get in. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly [field: string]: string | number | undefined;
}

export type Log = (line: LogLine) => void;

const maskings: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bbearer\s+\S+/gi, 'bearer ***'],
  [/\b(key|token)(["']?\s*[=:]\s*["']?)[^\s&"',;]+/gi, '$1$2***'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '***@***'],
  [/[A-Za-z0-9_-]{24,}/g, '***'],
  [/\d[\d .-]{4,}(\d\d)/g, '***$1'],
];

/** Masks account numbers, mail addresses, tokens and keys in a text. */
export const mask = (text: string): string =>
  maskings.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);

/** Describes an error that ends the process: its message if it is a StartError, otherwise everything, masked. */
export function describeError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return mask(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Field names whose values are secrets and always masked. */
const secretFields = ['authorization', 'token', 'key', 'password', 'cookie'].flatMap((name) => [name, `*.${name}`]);

/**
 * Creates a log that writes JSON lines: all, only problems, or none. Every text in them is masked, whatever its field.
 */
export function createLog(wanted: 'all' | 'problems' | 'none', write: (line: string) => void): Log {
  const logger = pino(
    {
      level: { all: 'info', problems: 'warn', none: 'silent' }[wanted],
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretFields, censor: '***' },
      formatters: {
        level: (level) => ({ level }),
        log: (fields) =>
          Object.fromEntries(
            Object.entries(fields).map(([field, value]) => [field, typeof value === 'string' ? mask(value) : value]),
          ),
      },
    },
    { write: (line: string) => write(line.trimEnd()) },
  );
  return ({ level, message, ...fields }) => logger[level](fields, mask(message));
}

/** Maximum size of unwritten log lines, bytes; further lines are dropped. */
const waitingMost = 4_000_000;

/**
 * Writes lines to a stream whose reader may be slow, stalled or gone. The server never waits for it: lines are dropped
 * instead, and their number is logged later.
 */
export function createLineWriter(
  stream: Pick<Writable, 'write' | 'writableLength' | 'on'>,
  most: number = waitingMost,
): (line: string) => void {
  let leftOut = 0;
  let gone = false;
  stream.on('error', () => {
    gone = true;
  });
  return (line) => {
    if (gone) return;
    if (stream.writableLength + line.length > most) {
      leftOut += 1;
      return;
    }
    if (leftOut > 0)
      stream.write(
        `${JSON.stringify({ level: 'warn', message: `${leftOut} lines of the log were left out: nobody read them.` })}\n`,
      );
    leftOut = 0;
    stream.write(`${line}\n`);
  };
}
