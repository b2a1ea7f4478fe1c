/** Something that has a page in Storybook. */
export interface Place {
  /** Of its story, or of its page. */
  id: string;
  kind: 'dialog' | 'toast' | 'screen' | 'component' | 'guide';
  name: string;
  /** More words that it is found by. */
  also?: string;
}

export interface FindText {
  key: string;
  /** By language; plural forms are lines. */
  words: Readonly<Record<string, string>>;
  /** Where it is seen, by their position in the index. */
  places: readonly number[];
}

export interface FindIndex {
  languages: Readonly<Record<string, string>>;
  places: readonly Place[];
  texts: readonly FindText[];
}

export interface Hit {
  place: Place;
  /** Whether the words stand there as they were typed. */
  exact: boolean;
  key?: string;
  text?: string;
  language?: string;
}

/** The search with its data, as `find.js` puts it on the window. */
export interface Find {
  find: (query: string) => Hit[];
  addressOf: (hit: Hit) => string;
  languages: Readonly<Record<string, string>>;
  kindNames: typeof kindNames;
  readable: typeof readable;
}

export const kindNames: Readonly<Record<Place['kind'], string>>;
export function readable(text: string): string;
export function createFind(index: FindIndex): (query: string) => Hit[];
export function addressOf(hit: Hit): string;
export function folded(text: string): string;
