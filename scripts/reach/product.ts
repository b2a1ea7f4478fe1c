import { readFileSync } from 'node:fs';
import { componentsOf, endpointsOf, hostOf, kindsOf, limits, limitsOf, plainName, tables, textKeys } from './contents';
import { literalsOf, readProgram, symbolOf, type ReadProgram } from './program';
import { walk } from './walk';
import type { Tools } from './walk';
import { hostInterfaces, entries, overlays, worker } from './entries';
import { keysOf, valueOf } from './syntax';
import path from 'node:path';
import ts from 'typescript';

/** All items of one kind (texts, endpoints, ...) in the product, and those that are reached. */
export interface Reach {
  what: string;
  all: readonly string[];
  reached: ReadonlySet<string>;
}

/** What a walk finds: the code with its types, what it may meet, and what it has met so far. */
interface Search {
  checker: ts.TypeChecker;
  fileOf: (node: ts.Node) => string;
  host: ReturnType<typeof hostOf>;
  isKey: ReadonlySet<string>;
  reached: Reached;
}

const nothingReached = () => ({
  texts: new Set<string>(),
  endpoints: new Set<string>(),
  methods: new Set<string>(),
  callbacks: new Set<string>(),
  kinds: { dialogs: new Set<string>(), toasts: new Set<string>() },
});
type Reached = ReturnType<typeof nothingReached>;

/** Handles a call of a host method: the callbacks that answer it become reachable. */
function callHost({ host, reached }: Search, method: string, { arrive }: Tools) {
  reached.methods.add(method);
  for (const name of host.answers.get(method) ?? []) {
    reached.callbacks.add(name);
    arrive(`callback ${name}`);
  }
}

/** Handles access to a property: it may be a method of a host interface, or an endpoint. */
function reachProperty({ reached }: Search, symbol: ts.Symbol | undefined, name: string, { arrive }: Tools) {
  reached.endpoints.add(name);
  const owner = symbol?.declarations?.[0]?.parent;
  if (owner && ts.isInterfaceDeclaration(owner) && hostInterfaces.has(owner.name.text))
    arrive(`${owner.name.text} ${name}`);
}

/** Defers the properties of an object: each is visited when its key is reached. */
function holdBack(object: ts.ObjectLiteralExpression, area: string, { later, visit }: Tools): true {
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) visit(property);
    else later(`${area} ${plainName(property.name)}`, valueOf(property) ?? property.name);
  }
  return true;
}

/** Handles the table of callbacks: the phone app calls by itself what answers no method. */
function lookAtCallbacks({ host, reached }: Search, table: ts.ObjectLiteralExpression, tools: Tools): true {
  const answered = [...host.answers.values()].flat();
  for (const name of host.callbacks.filter((one) => !answered.includes(one))) {
    reached.callbacks.add(name);
    tools.arrive(`callback ${name}`);
  }
  return holdBack(table, 'callback', tools);
}

/** Handles a listener: it is reachable only when its action is dispatched. */
function lookAtListener(checker: ts.TypeChecker, node: ts.ObjectLiteralExpression, tools: Tools): boolean {
  const named = node.properties.find((property) => plainName(property.name) === 'actionCreator');
  const action = named && valueOf(named);
  if (!action) return false;
  const sent = symbolOf(checker, ts.isPropertyAccessExpression(action) ? action.name : action)?.declarations?.[0];
  if (!sent) return false;
  for (const property of node.properties) {
    const value = valueOf(property);
    if (value !== action) tools.later(sent, value);
  }
  return true;
}

/** Handles objects whose properties are not all reachable just because the object is. */
function lookAtObject(search: Search, node: ts.ObjectLiteralExpression, tools: Tools): boolean {
  const owner = search.checker.getContextualType(node)?.symbol?.name;
  if (owner && hostInterfaces.has(owner)) return holdBack(node, owner, tools);
  const names = node.properties.map((property) => plainName(property.name));
  if (search.host.callbacks.every((name) => names.includes(name))) return lookAtCallbacks(search, node, tools);
  const table = tables.test(search.fileOf(node)) && ts.isPropertyAssignment(node.parent) && plainName(node.parent.name);
  if (table === 'dialogs' || table === 'toasts') return holdBack(node, table, tools);
  return lookAtListener(search.checker, node, tools);
}

function lookAtCall(search: Search, node: ts.CallExpression, tools: Tools): boolean {
  const { checker, host, reached } = search;
  const [first, ...rest] = node.arguments;
  const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
  const words = (first && literalsOf(checker.getTypeAtLocation(first))) ?? [];
  const table = overlays.get(name);
  for (const kind of words) {
    if (!table) break;
    reached.kinds[table].add(kind);
    tools.arrive(`${table} ${kind}`);
  }
  const kinds = name === 'openWindow' && first && checker.getTypeAtLocation(first).getProperty('kind');
  if (kinds) {
    for (const kind of literalsOf(checker.getTypeOfSymbolAtLocation(kinds, first)) ?? []) {
      const method = host.windows.get(kind);
      if (method) callHost(search, method, tools);
    }
  }
  // A reducer does not dispatch the action that it handles, so the action argument is skipped.
  if (name === 'addCase') rest.forEach(tools.visit);
  return name === 'addCase';
}

/** Notes what a walked node reaches; true when its children have been handled. */
function lookAt(search: Search, node: ts.Node, tools: Tools): boolean {
  const { checker, fileOf, host, isKey, reached } = search;
  if (ts.isObjectLiteralExpression(node)) return lookAtObject(search, node, tools);
  if (ts.isCallExpression(node)) return lookAtCall(search, node, tools);
  if (ts.isStringLiteralLike(node)) {
    if (isKey.has(node.text)) reached.texts.add(node.text);
    if (fileOf(node) === 'app/bridge/calls/host.ts' && host.methods.includes(node.text))
      callHost(search, node.text, tools);
  } else if (ts.isTemplateExpression(node)) {
    for (const key of keysOf(checker, node)) reached.texts.add(key);
  } else if (ts.isPropertyAccessExpression(node)) {
    reachProperty(search, checker.getSymbolAtLocation(node.name), node.name.text, tools);
  } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = plainName(node.propertyName ?? node.name);
    reachProperty(search, checker.getTypeAtLocation(node.parent).getProperty(name), name, tools);
  } else if (ts.isIdentifier(node)) {
    const [, hook] = /^use(?:Lazy)?([A-Z]\w*?)(?:Query|Mutation)$/.exec(node.text) ?? [];
    if (hook) reached.endpoints.add(hook.charAt(0).toLowerCase() + hook.slice(1));
  }
  return false;
}

/** The whole product as one program: a person's page, the server and the simulator. */
export const readProduct = (root: string): ReadProgram => readProgram(root, [...entries, worker]);

/** Finds by kind what the product contains and what of it is reachable from the entry files. */
export function readReach(read: ReadProgram, root: string): Reach[] {
  const { program, checker } = read;
  const fileOf = (node: ts.Node) => path.posix.relative(root, node.getSourceFile().fileName);
  const host = hostOf(readFileSync(path.join(root, 'contract/host/host.ts'), 'utf8'));
  const keys = textKeys(root);
  const reached = nothingReached();
  const search: Search = { checker, fileOf, host, isKey: new Set(keys), reached };
  const { walked } = walk(
    read,
    entries.map((file) => program.getSourceFile(path.join(root, file))),
    (node, tools) => lookAt(search, node, tools),
  );
  const inside = (place: string) => Array.from(walked).filter((node) => fileOf(node).startsWith(place));
  const namesIn = (place: string) => new Set(inside(place).map((node) => plainName(ts.getNameOfDeclaration(node))));
  const components = componentsOf(root);
  const drawn = components.filter((name) => inside(`ui/${name}/${name}.tsx`).length > 0);
  return [
    { what: 'text', all: keys, reached: reached.texts },
    { what: 'dialog', all: kindsOf(root, 'dialogs'), reached: reached.kinds.dialogs },
    { what: 'toast', all: kindsOf(root, 'toasts'), reached: reached.kinds.toasts },
    { what: 'endpoint', all: endpointsOf(root), reached: reached.endpoints },
    { what: 'method of the host', all: host.methods, reached: reached.methods },
    { what: 'callback of the host', all: host.callbacks, reached: reached.callbacks },
    { what: 'component', all: components, reached: new Set(drawn) },
    { what: 'limit', all: limitsOf(root), reached: namesIn(limits) },
  ];
}
