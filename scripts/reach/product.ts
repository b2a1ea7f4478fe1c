import { readFileSync } from 'node:fs';
import { componentsOf, endpointsOf, hostOf, kindsOf, limitsOf, plainName, tables, textKeys } from './contents';
import { literalsOf, readProgram, symbolOf } from './program';
import { walk } from './walk';
import type { Tools } from './walk';
import { hostInterfaces, entries, overlays } from './entries';
import { keysOf, valueOf } from './syntax';
import path from 'node:path';
import ts from 'typescript';

/** What the product holds of one kind, and what of it is reached. */
export interface Reach {
  what: string;
  all: readonly string[];
  reached: ReadonlySet<string>;
}

/** What the product holds and what of it can be reached from its entries, by kind. */
export function readReach(root: string): Reach[] {
  const read = readProgram(root, entries);
  const { program, checker } = read;
  const fileOf = (node: ts.Node) => path.posix.relative(root, node.getSourceFile().fileName);
  const { methods, callbacks, answers, windows } = hostOf(readFileSync(path.join(root, 'contract/host.ts'), 'utf8'));
  const keys = textKeys(root);
  const isKey = new Set(keys);
  const reached = {
    texts: new Set<string>(),
    endpoints: new Set<string>(),
    methods: new Set<string>(),
    callbacks: new Set<string>(),
    kinds: { dialogs: new Set<string>(), toasts: new Set<string>() },
  };

  /** A method of the host is called: from then on it can call back. */
  const call = (method: string, { arrive }: Tools) => {
    reached.methods.add(method);
    for (const name of answers.get(method) ?? []) {
      reached.callbacks.add(name);
      arrive(`callback ${name}`);
    }
  };

  /** A property is taken from an object: a function of such an interface, or an endpoint. */
  const take = (symbol: ts.Symbol | undefined, name: string, { arrive }: Tools) => {
    reached.endpoints.add(name);
    const owner = symbol?.declarations?.[0]?.parent;
    if (owner && ts.isInterfaceDeclaration(owner) && hostInterfaces.has(owner.name.text))
      arrive(`${owner.name.text} ${name}`);
  };

  /** The properties of an object wait, each until its own key arrives. */
  const keepBack = (object: ts.ObjectLiteralExpression, area: string, { later, visit }: Tools) => {
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) visit(property);
      else later(`${area} ${plainName(property.name)}`, valueOf(property) ?? property.name);
    }
    return true;
  };

  /** Objects of which not everything counts because the object does. */
  const lookAtObject = (node: ts.ObjectLiteralExpression, tools: Tools): boolean => {
    const owner = checker.getContextualType(node)?.symbol?.name;
    if (owner && hostInterfaces.has(owner)) return keepBack(node, owner, tools);
    const names = node.properties.map((property) => plainName(property.name));
    if (callbacks.every((name) => names.includes(name))) return keepBack(node, 'callback', tools);
    const table = tables.test(fileOf(node)) && ts.isPropertyAssignment(node.parent) && plainName(node.parent.name);
    if (table === 'dialogs' || table === 'toasts') return keepBack(node, table, tools);
    // What listens to an action counts when somebody sends it.
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
  };

  const lookAtCall = (node: ts.CallExpression, tools: Tools): boolean => {
    const [first, ...rest] = node.arguments;
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
    const words = (first && literalsOf(checker.getTypeAtLocation(first))) ?? [];
    const table = overlays.get(name);
    for (const kind of words) {
      if (!table) break;
      reached.kinds[table].add(kind);
      tools.arrive(`${table} ${kind}`);
    }
    if (name === 'openWindow') {
      for (const kind of words) {
        const method = windows.get(kind);
        if (method) call(method, tools);
      }
    }
    // A reducer does not send the action that it answers.
    if (name === 'addCase') rest.forEach(tools.visit);
    return name === 'addCase';
  };

  const look = (node: ts.Node, tools: Tools): boolean => {
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
      if (hook) reached.endpoints.add(hook.charAt(0).toLowerCase() + hook.slice(1));
    }
    return false;
  };

  const { walked } = walk(
    read,
    entries.map((file) => program.getSourceFile(path.join(root, file))),
    look,
  );
  const inFile = (file: string) => Array.from(walked).filter((node) => fileOf(node) === file);
  const namesIn = (file: string) => new Set(inFile(file).map((node) => plainName(ts.getNameOfDeclaration(node))));
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
