/** What is known of a product rule, each sorted. */
export interface Proof {
  /** Tests that cite it, as "file: name of the test". */
  tests: readonly string[];
  /** Ids of the stories whose play function proves it. */
  plays: readonly string[];
  /** Ids of the stories that only show it. */
  stories: readonly string[];
}

export function readProofs(): {
  markdown: string;
  proofs: Map<string, Proof>;
  unknown: readonly string[];
  ranges: readonly string[];
};
