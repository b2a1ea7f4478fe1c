const made = (name: string, params: string, fields: string) =>
  `/* @__NO_SIDE_EFFECTS__ */ export function ${name}(${params}) { return { ${fields} }; }`;
const action = (name: string, type: string) => made(name, 'requirement', `type: '${type}', requirement`);

/**
 * Valibot for the built page: schemas that say what they are and check nothing. The page reads answers by what the schemas
 * say of themselves (contract/reading.ts); checking is the server's. A function that is missing here ends the build.
 */
export const leanValibot = [
  made('string', '', "type: 'string'"),
  made('number', '', "type: 'number'"),
  made('boolean', '', "type: 'boolean'"),
  made('object', 'entries', "type: 'object', entries"),
  made('array', 'item', "type: 'array', item"),
  made('picklist', 'options', "type: 'picklist', options"),
  made('optional', 'wrapped', "type: 'optional', wrapped"),
  made('nullType', '', "type: 'null'").replace('export ', ''),
  'export { nullType as null };',
  made('pipe', 'schema, ...actions', '...schema, pipe: [schema, ...actions]'),
  action('integer', 'integer'),
  action('regex', 'regex'),
  action('length', 'length'),
  action('minLength', 'min_length'),
  action('maxLength', 'max_length'),
  action('minValue', 'min_value'),
  action('maxValue', 'max_value'),
  'export const _addIssue = () => undefined;',
].join('\n');
