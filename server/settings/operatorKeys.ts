import { operatorKeyLongerThan } from '@tally/contract/limits/operator';
import type { ApprovalAct } from '@tally/contract/operator/approvals';
import { operatorScopes } from '@tally/contract/api/scopes';
import type { OperatorScope } from '@tally/contract/api/scopes';
import { isSameOperator } from '../domain/shared/operatorName';
import { StartError } from '../runtime/startError';
import type { Settings } from './environment';
import { secretMin } from './readers';

/** A key of an operator, with the operator's name and what it may do (OPS-34). */
export interface OperatorKey {
  readonly name: string;
  readonly key: string;
  readonly scopes: readonly OperatorScope[];
}

const namePattern = String.raw`[\w.-]{1,60}`;
/** Whether a text can be the name of an operator. */
export const isOperatorName = (text: string): boolean => new RegExp(`^${namePattern}$`).test(text);

/** Reads an entry such as `ana/read+pay:KEY`. */
const entryPattern = new RegExp(`^\\s*(${namePattern})(?:/([^:]*))?:(.+?)\\s*$`);

/** The names of the operators of the configuration. */
export const operatorNames = (keys: readonly OperatorKey[]): readonly string[] => keys.map(({ name }) => name);

/** The keys that have a scope. */
export const keysThatMay = (scope: OperatorScope, keys: readonly OperatorKey[]): readonly OperatorKey[] =>
  keys.filter(({ scopes }) => scopes.includes(scope));

/**
 * Whether what one operator asks for can be approved by another (OPS-35).
 *
 * @param standIns names of those who may approve for some hours (OPS-67), all unlike an operator's
 */
export const haveSecond = (keys: readonly OperatorKey[], standIns: readonly string[]): boolean => {
  const approving = [...keysThatMay('approve', keys).map(({ name }) => name), ...standIns];
  return keysThatMay('pay', keys).some(({ name }) => approving.some((other) => other !== name));
};

/** Whether the operator of this name has a key that may ask for an act which another operator approves (OPS-35). */
export const mayAsk = (keys: readonly OperatorKey[], asker: string, act: ApprovalAct): boolean =>
  keys.some(({ name, scopes }) => name === asker && scopes.includes(act === 'number' ? 'support' : 'pay'));

const demoKeys: readonly OperatorKey[] = [
  { name: 'operator', key: 'demo-operators', scopes: operatorScopes },
  { name: 'second', key: 'demo-second-key', scopes: operatorScopes },
];

/** Reads the scopes of a key, such as `read+pay`; a key without them has all. */
function scopesOf(written: string | undefined): readonly OperatorScope[] {
  if (written === undefined) return operatorScopes;
  const names = written.split('+');
  const unknown = names.find((name) => !operatorScopes.some((scope) => scope === name));
  if (unknown !== undefined)
    throw new StartError(`OPERATOR_KEYS must name scopes (${operatorScopes.join(', ')}), not "${unknown}".`);
  return operatorScopes.filter((scope) => names.includes(scope));
}

/** Reads one entry of `OPERATOR_KEYS`. */
function namedKey(entry: string): OperatorKey {
  const [, name = '', scopes, key = ''] = entryPattern.exec(entry) ?? [];
  if (name === '')
    throw new StartError(
      'OPERATOR_KEYS must be names with keys, separated by commas: ana:KEY,budi:KEY; with scopes ana/read+pay:KEY.',
    );
  return { name, key, scopes: scopesOf(scopes) };
}

/** One key must not be that of two operators: nobody could tell who did what, or who approved it. */
function refuseShared(keys: readonly OperatorKey[]): void {
  for (const { name, key } of keys)
    if (keys.some((other) => other.key === key && other.name !== name))
      throw new StartError(`OPERATOR_KEYS must not give the key of ${name} to another operator too.`);
}

/** Names that differ only by case would approve each other's acts, as one person with two keys (OPS-35). */
function refuseAlike(keys: readonly OperatorKey[]): void {
  for (const { name } of keys) {
    const alike = keys.find((other) => other.name !== name && isSameOperator(other.name, name));
    if (alike)
      throw new StartError(`OPERATOR_KEYS must not name two operators ${name} and ${alike.name}: case alone differs.`);
  }
}

/** Checks a key's length. */
function checkKey(key: string, variable: string, isProduction: boolean): void {
  if (key.length <= operatorKeyLongerThan)
    throw new StartError(`${variable} must be longer than ${operatorKeyLongerThan} characters.`);
  if (isProduction && key.length < secretMin)
    throw new StartError(`${variable} must have at least ${secretMin} characters with NODE_ENV=production.`);
}

/**
 * Reads the operators' keys: `OPERATOR_KEY` (its operator is named "operator"), and `OPERATOR_KEYS` such as
 * `ana:KEY,budi/read+pay:KEY`. A key without scopes has all of them.
 */
export function readOperatorKeys(
  settings: Settings,
  { demo, isProduction }: { demo: boolean; isProduction: boolean },
): readonly OperatorKey[] {
  const one = settings.read('OPERATOR_KEY', (text, name): readonly OperatorKey[] => {
    if (text === '') return [];
    checkKey(text, name, isProduction);
    return [{ name: 'operator', key: text, scopes: operatorScopes }];
  });
  const all = settings.read('OPERATOR_KEYS', (text, name) => {
    const named = text
      .split(',')
      .filter((each) => each.trim() !== '')
      .map(namedKey);
    for (const { key } of named) checkKey(key, name, isProduction);
    const both = [...named, ...one];
    refuseShared(both);
    refuseAlike(both);
    return both;
  });
  return all.length === 0 && demo ? demoKeys : all;
}
