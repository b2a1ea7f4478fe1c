/** The updates of an open row whose outcome is unknown, by what they do; `onSend` is told of each that is sent. */
export class RowUpdates extends Map<string, string> {
  readonly #onSend: () => void;

  constructor(onSend: () => void) {
    super();
    this.#onSend = onSend;
  }

  override set(name: string, idempotencyKey: string): this {
    this.#onSend();
    return super.set(name, idempotencyKey);
  }
}
