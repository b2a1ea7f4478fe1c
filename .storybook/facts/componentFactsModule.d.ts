/** What is known of each component of the library; made by `componentFacts`. */
declare module 'virtual:component-facts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module imports nothing by a relative path
  const facts: Readonly<Record<string, import('./componentFacts').ComponentFacts>>;
  export default facts;
}
