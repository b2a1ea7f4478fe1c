import path from 'node:path';
import ts from 'typescript';
import { symbolOf, literalsOf, type ReadProgram } from './program';

/** Names of all that the page leaves on a phone, by where; a cache whose name is made of a version ends with `*`. */
interface Stored {
  local: readonly string[];
  session: readonly string[];
  databases: readonly string[];
  caches: readonly string[];
}

type Place = 'local' | 'session';
const properties: Readonly<Record<string, Place>> = { storage: 'local', sessionStorage: 'session' };
const globals: Readonly<Record<string, Place>> = { localStorage: 'local', sessionStorage: 'session' };

/** All calls in the files of a folder. */
function callsIn({ program, isOurs }: ReadProgram, folder: string): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  program
    .getSourceFiles()
    .filter((file) => isOurs(file) && file.fileName.startsWith(folder))
    .forEach(visit);
  return calls;
}

/**
 * The strings that an expression can be; a template or function that ends with something unknown: its start and `*`.
 */
function namesOf(checker: ts.TypeChecker, node: ts.Expression): string[] {
  const words = literalsOf(checker.getTypeAtLocation(node));
  if (words) return words;
  if (ts.isTemplateExpression(node)) {
    const [first, ...others] = node.templateSpans;
    const start = first && literalsOf(checker.getTypeAtLocation(first.expression))?.[0];
    if (start === undefined) return [`${node.head.text}*`];
    return [`${node.head.text}${start}${first?.literal.text ?? ''}${others.length ? '*' : ''}`];
  }
  const symbol = symbolOf(checker, ts.isCallExpression(node) ? node.expression : node);
  const declared = symbol?.valueDeclaration;
  const value = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  if (!value) throw new Error(`What is stored by ${node.getText()} is not known.`);
  return namesOf(checker, ts.isArrowFunction(value) && ts.isExpression(value.body) ? value.body : value);
}

/** Finds the storage that an expression is: by its name among the services, its making, or what its callers hand in. */
function placesOf(checker: ts.TypeChecker, calls: readonly ts.CallExpression[], node: ts.Expression): Place[] {
  if (ts.isPropertyAccessExpression(node)) {
    const place = properties[node.name.text];
    if (place) return [place];
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'safeStorage') {
    const place = Object.entries(globals).find(([name]) => node.arguments[0]?.getText().endsWith(name))?.[1];
    if (place) return [place];
  }
  const declared = ts.isIdentifier(node) ? symbolOf(checker, node)?.valueDeclaration : undefined;
  if (declared && ts.isBindingElement(declared)) {
    const place = properties[(declared.propertyName ?? declared.name).getText()];
    if (place) return [place];
  }
  if (declared && ts.isVariableDeclaration(declared) && declared.initializer)
    return placesOf(checker, calls, declared.initializer);
  if (declared && ts.isParameter(declared)) {
    const index = declared.parent.parameters.indexOf(declared);
    const handed = calls.flatMap((call) => {
      const given =
        checker.getResolvedSignature(call)?.declaration === declared.parent ? call.arguments[index] : undefined;
      return given ? placesOf(checker, calls, given) : [];
    });
    if (handed.length) return handed;
  }
  throw new Error(`Where ${node.getText()} of ${node.getSourceFile().fileName} stores is not known.`);
}

/** The parameter that an expression is; undefined: it is none. */
function parameterOf(checker: ts.TypeChecker, node: ts.Expression): ts.ParameterDeclaration | undefined {
  const declared = ts.isIdentifier(node) ? symbolOf(checker, node)?.valueDeclaration : undefined;
  return declared && ts.isParameter(declared) ? declared : undefined;
}

/** What is stored where; a function that is handed both a storage and a name is followed to each of its callers. */
function storedBy(
  checker: ts.TypeChecker,
  calls: readonly ts.CallExpression[],
  storage: ts.Expression,
  name: ts.Expression,
): (readonly [Place, string])[] {
  const whereTo = parameterOf(checker, storage);
  const called = parameterOf(checker, name);
  if (whereTo && called && whereTo.parent === called.parent) {
    const { parameters } = called.parent;
    return calls.flatMap((call) => {
      if (checker.getResolvedSignature(call)?.declaration !== called.parent) return [];
      const where = call.arguments[parameters.indexOf(whereTo)];
      const what = call.arguments[parameters.indexOf(called)] ?? called.initializer;
      return where && what ? storedBy(checker, calls, where, what) : [];
    });
  }
  const names = namesOf(checker, name);
  return placesOf(checker, calls, storage).flatMap((place) => names.map((each) => [place, each] as const));
}

/**
 * Finds the names of all that the files of a folder store (PERSON-13). Throws for a writer that cannot be followed.
 *
 * @param root of the checkout
 * @param folder absolute path
 */
export function readStored(read: ReadProgram, root: string, folder = root): Stored {
  const { checker } = read;
  const calls = callsIn(read, folder);
  const found = {
    local: new Set<string>(),
    session: new Set<string>(),
    databases: new Set<string>(),
    caches: new Set<string>(),
  };
  for (const call of calls) {
    const {
      expression,
      arguments: [first],
    } = call;
    if (!ts.isPropertyAccessExpression(expression) || !first) continue;
    const owner = checker.getSymbolAtLocation(expression.name)?.declarations?.[0]?.parent;
    const type = owner && ts.isInterfaceDeclaration(owner) ? owner.name.text : '';
    switch (`${type}.${expression.name.text}`) {
      case 'KeyValueStore.set':
        for (const [place, name] of storedBy(checker, calls, expression.expression, first)) found[place].add(name);
        break;
      case 'Storage.setItem':
        if (path.posix.relative(root, call.getSourceFile().fileName) !== 'app/platform/storage/storage.ts')
          throw new Error(`${call.getText()} goes past safeStorage.`);
        break;
      case 'IDBFactory.open':
        for (const name of namesOf(checker, first)) found.databases.add(name);
        break;
      case 'CacheStorage.open':
        for (const name of namesOf(checker, first)) found.caches.add(name);
    }
  }
  const sorted = (names: Set<string>) => [...names].sort();
  return {
    local: sorted(found.local),
    session: sorted(found.session),
    databases: sorted(found.databases),
    caches: sorted(found.caches),
  };
}
