/** What is known of each component of the library; made by `componentFacts`. */
declare module 'virtual:component-facts' {
  const facts: Readonly<Record<string, import('./componentFacts').ComponentFacts>>;
  export default facts;
}
