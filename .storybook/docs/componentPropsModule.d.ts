/** The properties of each component of the library; made by `componentProps`. */
declare module 'virtual:component-props' {
  const props: Readonly<Record<string, readonly import('./componentProps').PropWords[]>>;
  export default props;
}
