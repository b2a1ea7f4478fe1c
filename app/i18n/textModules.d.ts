/* eslint-disable no-restricted-syntax -- a JSON file's only export is its default */
/** A part of a language's texts, extracted by build/textsPlugin. */
declare module '*.json?part=shell' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*.json?part=first' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*.json?part=home' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*.json?part=deferred' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module '*.json?part=pages' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
