/** What shows and proves each product rule, by its id; made by `ruleProofs`. */
declare module 'virtual:rule-proofs' {
  const proofs: Readonly<Record<string, Readonly<Record<'tests' | 'plays' | 'stories', readonly string[]>>>>;
  export default proofs;
}
