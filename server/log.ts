import { StartError } from './db/dataLock';

/** One line of the log; the fields of a request are fixed so that none can hold what it must not. */
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

/** Takes account numbers, mail addresses, tokens and keys out of a text. */
export const mask = (text: string): string =>
  maskings.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);

/** What is told of an error that ends the process: a sentence where there is one, otherwise everything, masked. */
export function describeError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return mask(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Writes JSON lines: all of them, problems only, or none. Every text in them is masked, whatever its field. */
export function createLog(wanted: 'all' | 'problems' | 'none', write: (line: string) => void): Log {
  return (line) => {
    if (wanted === 'none' || (wanted === 'problems' && line.level === 'info')) return;
    const masked = Object.entries(line).map(
      ([field, value]) => [field, typeof value === 'string' ? mask(value) : value] as const,
    );
    write(JSON.stringify({ time: new Date().toISOString(), ...Object.fromEntries(masked) }));
  };
}
