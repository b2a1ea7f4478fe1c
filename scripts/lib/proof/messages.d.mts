/** Words that are typed in the place of a text. */
export interface TypedText {
  locale: string;
  key: string;
  text: string;
}

/**
 * What the proof page sends to a frame with a story, in its address (`proof`) and later as messages: the words to show;
 * null shows those of the files.
 */
export interface ProofMessage {
  typed: TypedText | null;
}

/** What a frame answers whenever its story has been drawn. */
export interface ProofAnswer extends ProofMessage {
  /** What does not fit, a sentence for each element, by the checks of the runner of stories. */
  overflow: string[];
}
