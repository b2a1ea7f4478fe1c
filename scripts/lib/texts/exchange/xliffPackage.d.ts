/** Types of the parts of the package `xliff` that we use; it has none of its own. */
declare module 'xliff' {
  interface XliffUnit {
    /** Not a text where it has tags. */
    source?: string | readonly unknown[];
    target?: string | readonly unknown[];
    note?: string | readonly string[];
  }
  interface XliffDocument {
    sourceLanguage?: string;
    targetLanguage?: string;
    /** File -> key -> unit. Missing in a document of another version. */
    resources?: Record<string, Record<string, XliffUnit>>;
  }
}

declare module 'xliff/js2xliff' {
  import type { XliffDocument } from 'xliff';
  /** Synchronous when it is given a callback. */
  export default function js2xliff(document: XliffDocument, options: { indent: string }, done: () => void): string;
}

declare module 'xliff/xliff2js' {
  import type { XliffDocument } from 'xliff';
  export default function xliff2js(text: string): Promise<XliffDocument>;
}
