/** The pages that draw each component of the library; made by `componentUse`. */
declare module 'virtual:component-use' {
  const use: Readonly<Record<string, readonly string[]>>;
  export default use;
}
