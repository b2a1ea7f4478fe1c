import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { componentsOf, endpointsOf, hostOf, kindsOf, limitsOf, plainName, tables, textKeys } from './contents.mjs';
import { readProgram, symbolOf, walk, wordsOf } from './program.mjs';

/** Where everything begins that a person, the phone app or a request can cause. */
const entries = [
  'app/startup/inlineHead.ts',
  'app/startup/firstPaint.tsx',
  'server/main.ts',
  'host-simulator/main.ts',
  'host-simulator/inject.ts',
  'host-simulator/hostInit.ts',
];

/** Interfaces of the way to the host: what implements one of their functions counts only when somebody calls it. */
const doors = new Set(['BridgeCommands', 'Host']);

/** What opens an overlay, and the table that its kinds are in. */
const overlays = new Map([
  ['openDialog', 'dialogs'],
  ['showToast', 'toasts'],
]);

/** The keys that a template can be; none when one of its places may hold any text. */
function keysOf(checker, { head, templateSpans }) {
  const add = (starts, { expression, literal }) => {
    const words = wordsOf(checker.getTypeAtLocation(expression)) ?? [];
    return starts.flatMap((start) => words.map((word) => start + word + literal.text));
  };
  return templateSpans.reduce(add, [head.text]);
}

/**
 * What the product holds and what of it can be reached from its entries, by kind.
 * @returns {{ what: string, all: string[], reached: Set<string> }[]}
 */
export function readReach(root) {
  const read = readProgram(root, entries);
  const { program, checker } = read;
  const fileOf = (node) => path.posix.relative(root, node.getSourceFile().fileName);
  const { methods, callbacks, answers, windows } = hostOf(readFileSync(path.join(root, 'contract/host.ts'), 'utf8'));
  const keys = textKeys(root);
  const isKey = new Set(keys);
  const reached = {
    texts: new Set(),
    endpoints: new Set(),
    methods: new Set(),
    callbacks: new Set(),
    kinds: { dialogs: new Set(), toasts: new Set() },
  };

  /** A method of the host is called: from then on it can call back. */
  const call = (method, { arrive }) => {
    reached.methods.add(method);
    for (const name of answers.get(method) ?? []) {
      reached.callbacks.add(name);
      arrive(`callback ${name}`);
    }
  };

  /** A property is taken from an object: a function of a door, or an endpoint. */
  const take = (symbol, name, { arrive }) => {
    reached.endpoints.add(name);
    const owner = symbol?.declarations?.[0]?.parent;
    if (owner && ts.isInterfaceDeclaration(owner) && doors.has(owner.name.text)) arrive(`${owner.name.text} ${name}`);
  };

  /** The properties of an object wait, each until its own key arrives. */
  const keepBack = (object, area, { later, visit }) => {
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) visit(property);
      else later(`${area} ${plainName(property.name)}`, property.initializer ?? property.body ?? property.name);
    }
    return true;
  };

  /** Objects of which not everything counts because the object does. */
  const lookAtObject = (node, tools) => {
    const owner = checker.getContextualType(node)?.symbol?.name;
    if (doors.has(owner)) return keepBack(node, owner, tools);
    const names = node.properties.map((property) => plainName(property.name));
    if (callbacks.every((name) => names.includes(name))) return keepBack(node, 'callback', tools);
    const table = tables.test(fileOf(node)) && ts.isPropertyAssignment(node.parent) && plainName(node.parent.name);
    if (table && table in reached.kinds) return keepBack(node, table, tools);
    // What listens to an action counts when somebody sends it.
    const action = node.properties.find((property) => plainName(property.name) === 'actionCreator')?.initializer;
    if (!action) return false;
    const sent = symbolOf(checker, ts.isPropertyAccessExpression(action) ? action.name : action)?.declarations?.[0];
    for (const { initializer, body } of sent ? node.properties : []) {
      if (initializer !== action) tools.later(sent, initializer ?? body);
    }
    return sent !== undefined;
  };

  const lookAtCall = (node, tools) => {
    const [first, ...rest] = node.arguments;
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
    const words = (first && wordsOf(checker.getTypeAtLocation(first))) ?? [];
    const table = overlays.get(name);
    for (const kind of table ? words : []) {
      reached.kinds[table].add(kind);
      tools.arrive(`${table} ${kind}`);
    }
    if (name === 'openWindow') for (const kind of words) if (windows.has(kind)) call(windows.get(kind), tools);
    // A reducer does not send the action that it answers.
    if (name === 'addCase') rest.forEach(tools.visit);
    return name === 'addCase';
  };

  const look = (node, tools) => {
    if (ts.isObjectLiteralExpression(node)) return lookAtObject(node, tools);
    if (ts.isCallExpression(node)) return lookAtCall(node, tools);
    if (ts.isStringLiteralLike(node)) {
      if (isKey.has(node.text)) reached.texts.add(node.text);
      if (fileOf(node) === 'app/bridge/host.ts' && methods.includes(node.text)) call(node.text, tools);
    } else if (ts.isTemplateExpression(node)) {
      for (const key of keysOf(checker, node)) reached.texts.add(key);
    } else if (ts.isPropertyAccessExpression(node)) {
      take(checker.getSymbolAtLocation(node.name), node.name.text, tools);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = plainName(node.propertyName ?? node.name);
      take(checker.getTypeAtLocation(node.parent).getProperty(name), name, tools);
    } else if (ts.isIdentifier(node)) {
      const [, hook] = /^use(?:Lazy)?([A-Z]\w*?)(?:Query|Mutation)$/.exec(node.text) ?? [];
      if (hook) reached.endpoints.add(hook[0].toLowerCase() + hook.slice(1));
    }
    return false;
  };

  const { walked } = walk(
    read,
    entries.map((file) => program.getSourceFile(path.join(root, file))),
    look,
  );
  const inFile = (file) => Array.from(walked).filter((node) => fileOf(node) === file);
  const namesIn = (file) => new Set(inFile(file).map(({ name }) => plainName(name)));
  const components = componentsOf(root);
  const drawn = components.filter((name) => inFile(`ui/${name}/${name}.tsx`).length > 0);
  return [
    { what: 'text', all: keys, reached: reached.texts },
    { what: 'dialog', all: kindsOf(root, 'dialogs'), reached: reached.kinds.dialogs },
    { what: 'toast', all: kindsOf(root, 'toasts'), reached: reached.kinds.toasts },
    { what: 'endpoint', all: endpointsOf(root), reached: reached.endpoints },
    { what: 'method of the host', all: methods, reached: reached.methods },
    { what: 'callback of the host', all: callbacks, reached: reached.callbacks },
    { what: 'component', all: components, reached: new Set(drawn) },
    { what: 'limit', all: limitsOf(root), reached: namesIn('contract/limits.ts') },
  ];
}
