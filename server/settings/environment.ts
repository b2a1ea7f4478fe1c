import { StartError } from '../runtime/startError';
import { nearNames } from './nearNames';

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a setting from its text, which is empty when the setting is not set; then it always has a value.
 *
 * @throws {StartError} with one sentence: the setting's name, what may stand there, and what does (never of a secret)
 */
export type Reader<T> = (text: string, name: string) => T;

/**
 * What is wrong with any text of a setting. Files of settings are read by several programs: what one takes for a
 * comment or for quotes is part of the value to another.
 */
function textFault(text: string, name: string): string | undefined {
  if (/\s#/.test(text)) return `${name} has a comment behind its value; a comment needs a line of its own.`;
  if (/^(["']).*\1$/s.test(text)) return `${name} has quotes around its value; write it without them.`;
  if (text !== text.trim()) return `${name} has spaces around its value.`;
  if (/[\u0000-\u001f\u007f]/.test(text)) return `${name} has a line break or another control character in its value.`;
  return undefined;
}

/**
 * The settings in an environment. A faulty one is kept as a fault and read as if it were not set, so that all faults
 * are found at once; nothing starts with one.
 */
export class Settings {
  readonly faults: string[] = [];
  private readonly names = new Set<string>();

  constructor(private readonly env: Environment) {}

  /** Reads a setting. */
  read<T>(name: string, reader: Reader<T>): T {
    this.names.add(name);
    const text = this.env[name] ?? '';
    try {
      const fault = textFault(text, name);
      if (fault !== undefined) throw new StartError(fault);
      return reader(text, name);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      this.faults.push(error.message);
      return reader('', name);
    }
  }

  /** Adds a fault of several settings together, unless one of them has a fault of its own. */
  refuse(isWrong: boolean, fault: string): void {
    if (isWrong && !this.faults.some((known) => known.split(' ')[0] === fault.split(' ')[0])) this.faults.push(fault);
  }

  /** Says which variables of the environment are no settings, and nearly have the name of one. */
  nearNames(): string[] {
    return nearNames(Object.keys(this.env), [...this.names]).map(
      ([name, meant]) => `${name} is no setting of Tally, and was not read: did you mean ${meant}?`,
    );
  }
}
