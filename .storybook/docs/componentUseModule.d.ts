/** The places that draw each component of the library; made by `componentUse`. */
declare module 'virtual:component-use' {
  const use: Readonly<Record<string, readonly import('./componentUse').UsePlace[]>>;
  export default use;
}
