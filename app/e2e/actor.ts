/** Somebody who uses the app: in a story, or in a browser against the real server. Steps are written once for both. */
export interface Actor {
  /** Taps the button or link of this name. */
  tap(name: string | RegExp, inside?: string): Promise<void>;
  /** Waits until this text can be seen. */
  sees(text: string | RegExp): Promise<void>;
  /** Waits until a dialog of this title is up. */
  seesDialog(title: string): Promise<void>;
  /** Lets the host's answers come that are due. */
  hostAnswers(): Promise<void>;
}
