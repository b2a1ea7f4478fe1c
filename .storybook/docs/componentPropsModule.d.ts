/** The properties of each component of the library; made by `componentProps`. */
declare module 'virtual:component-props' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module imports nothing by a relative path
  const props: Readonly<Record<string, readonly import('./componentProps').PropWords[]>>;
  export default props;
}
