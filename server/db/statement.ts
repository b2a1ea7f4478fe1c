import type { Param } from './db';

/** The types of parameters, and what they are in TypeScript. */
interface Types {
  readonly bigint: number;
  readonly integer: number;
  readonly smallint: number;
  readonly text: string;
  readonly boolean: boolean;
  readonly 'bigint[]': readonly number[];
  readonly 'integer[]': readonly number[];
  readonly 'text[]': readonly string[];
}

/** The type of a parameter; with a question mark it may be null. */
type ParamType = keyof Types | `${keyof Types}?`;

type ValueOf<Type extends ParamType> = Type extends keyof Types
  ? Types[Type]
  : Type extends `${infer Known extends keyof Types}?`
    ? Types[Known] | null
    : never;

type Names = Readonly<Record<string, ParamType>>;

/** The values of a statement's parameters, by name. */
type Values<Given extends Names> = { readonly [Name in keyof Given]: ValueOf<Given[Name]> };

/** What must not be searched for names: text, quoted names, comments and casts. */
const untouched = [
  String.raw`\be'(?:[^'\\]|\\[^]|'')*'`,
  `'(?:[^']|'')*'`,
  `"(?:[^"]|"")*"`,
  String.raw`\$([a-z_]\w*)?\$[^]*?\$\1\$`,
  '--[^\n]*',
  String.raw`/\*[^]*?\*/`,
  '::',
].join('|');
const token = new RegExp(String.raw`${untouched}|:([a-z]\w*)|\$\d+`, 'gi');

/**
 * A statement whose parameters have names: `:name` in the text, and its type in the first argument. It is translated
 * once, where it is declared, to the `$1`... of the database, each with its type, so that both kinds of database take
 * it the same way and keep it prepared. Values never become part of the text.
 *
 * The result takes the values and returns the arguments of `Sql.query`: `sql.query<Row>(...paid({ person, at }))`.
 *
 * @throws {Error} for a name that is not declared, one that is not used, and a parameter by number
 */
export function statement<const Given extends Names>(
  types: Given,
  text: string,
): (values: Values<Given>) => [text: string, params: Param[]] {
  const names = Object.keys(types);
  const used = new Set<string>();
  const translated = text.trim().replace(token, (found: string, _tag: string | undefined, name: string | undefined) => {
    if (/^\$\d/.test(found)) throw new Error(`A statement with named parameters has none by number: ${found}`);
    if (name === undefined) return found;
    const type = types[name];
    if (type === undefined) throw new Error(`A statement has no parameter ${found}: ${names.join(', ')}`);
    used.add(name);
    return `$${names.indexOf(name) + 1}::${type.replace('?', '')}`;
  });
  const unused = names.filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`A statement does not use ${unused.join(', ')}: ${text}`);
  return (values) => [translated, names.map((name) => values[name as keyof Given])];
}
