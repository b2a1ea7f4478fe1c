/** The places that draw each component of the library; made by `componentUse`. */
declare module 'virtual:component-use' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module imports nothing by a relative path
  const use: Readonly<Record<string, readonly import('./componentUse').UsePlace[]>>;
  export default use;
}
