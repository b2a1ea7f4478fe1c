import path from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** What a person has to know of a component's property. */
export interface PropWords {
  name: string;
  type: string;
  /** Its comment. */
  words: string;
  required: boolean;
  /** What it is when it is left out. */
  usual?: string;
  /** What an object is made of, or each entry of a list. */
  parts?: PropWords[];
}

const ui = path.join(import.meta.dirname, '../../ui');

function programOfUi(): ts.Program {
  const { config } = ts.readConfigFile(path.join(ui, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
    config: object;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ui);
  return ts.createProgram(fileNames, { ...options, noEmit: true });
}

const isOwn = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'));

/** A type as people write it: without `undefined` where the property may be left out, the members of a short union. */
function typeText(checker: ts.TypeChecker, type: ts.Type, optional: boolean): string {
  const expand = type.aliasSymbol && type.isUnion() && type.types.length < 9 && type.aliasSymbol.name !== 'ReactNode';
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation |
      ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
      (expand ? ts.TypeFormatFlags.InTypeAlias : 0),
  );
  return (optional ? text.replace(/ \| undefined$/, '') : text)
    .replace(/; }/g, ' }')
    .replace(/ReactElement<.*>/, 'ReactElement')
    .replace(/^readonly (.*\[\])$/, '$1');
}

/** The type of a property's entries if it is a list, else the property's type; undefined unless it is our own object. */
function ownObject(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const one = checker.getNonNullableType(type);
  const entry = checker.isArrayType(one) ? checker.getTypeArguments(one as ts.TypeReference)[0] : one;
  const symbol = entry?.getSymbol();
  const isObject = symbol && (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeLiteral)) !== 0;
  return isObject && isOwn(symbol) && entry?.getCallSignatures().length === 0 ? entry : undefined;
}

/** The default that a component takes for a property, as it is written in its parameter. */
function defaultsOf(parameter: ts.ParameterDeclaration | undefined): ReadonlyMap<string, string> {
  const elements = parameter && ts.isObjectBindingPattern(parameter.name) ? parameter.name.elements : [];
  return new Map(
    elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
}

function wordsOf(checker: ts.TypeChecker, property: ts.Symbol, usual?: string): PropWords {
  const required = !(property.flags & ts.SymbolFlags.Optional);
  const type = checker.getTypeOfSymbol(property);
  const comment = ts.displayPartsToString(property.getDocumentationComment(checker)).replace(/\s+/g, ' ');
  return {
    name: property.name,
    type: typeText(checker, type, !required),
    words: comment || (property.name === 'children' ? 'What stands in it.' : ''),
    required,
    ...(usual !== undefined && { usual }),
  };
}

function propsOf(checker: ts.TypeChecker, component: ts.Symbol): PropWords[] {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const parameter = signature?.parameters[0];
  if (!parameter) return [];
  const declaration = parameter.valueDeclaration;
  const defaults = defaultsOf(declaration && ts.isParameter(declaration) ? declaration : undefined);
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(parameter))
    .filter((property) => property.name === 'children' || isOwn(property))
    .map((property) => {
      const object = ownObject(checker, checker.getTypeOfSymbol(property));
      return {
        ...wordsOf(checker, property, defaults.get(property.name)),
        ...(object && { parts: checker.getPropertiesOfType(object).map((part) => wordsOf(checker, part)) }),
      };
    })
    .sort((one, other) => Number(other.required) - Number(one.required));
}

/** The properties of each component of the library, by its name, as its types declare them. */
export function readComponentProps(): Record<string, PropWords[]> {
  const program = programOfUi();
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    program.getSourceFiles().flatMap((file) => {
      const name = /\/ui\/(\w+)\/\1\.tsx$/.exec(file.fileName)?.[1];
      const module = name ? checker.getSymbolAtLocation(file) : undefined;
      const component = module && checker.getExportsOfModule(module).find((each) => each.name === name);
      return name && component ? [[name, propsOf(checker, component)]] : [];
    }),
  );
}

const name = 'virtual:component-props';
const id = `\0${name}`;

/** Makes the module `virtual:component-props` from the types of the library as they are when it is loaded. */
export const componentProps = (): Plugin => ({
  name: 'tally-component-props',
  resolveId: (source) => (source === name ? id : undefined),
  load: (source) => (source === id ? `export default ${JSON.stringify(readComponentProps())};` : undefined),
});
