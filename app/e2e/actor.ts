/**
 * A simulated user of the app, in a story or in a browser with the real server, so that steps are written once for
 * both.
 */
export interface Actor {
  /** Taps the button or link with this name; `inside` restricts the search. */
  tap(name: string | RegExp, inside?: string): Promise<void>;
  /** Waits until this text is visible. */
  sees(text: string | RegExp): Promise<void>;
  /** Waits until a dialog with this title is open. */
  seesDialog(title: string): Promise<void>;
  /** Lets the host's pending answers arrive. */
  hostAnswers(): Promise<void>;
}
