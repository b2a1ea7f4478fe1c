import type { ProofAnswer, ProofMessage, TypedText } from '../../scripts/lib/proof/messages.mjs';
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { findBrokenAmounts } from '../runner/checks/brokenAmounts';
import { overflowHere } from '../runner/checks/overflow';
import { waitUntilIdle } from '../visualTest';
import { typeText } from './i18n';

const isMessage = (data: unknown): data is ProofMessage => typeof data === 'object' && data !== null && 'typed' in data;

/**
 * Connects a frame of the proof page (same host) with it: draws the story with the words that are typed there, and says
 * what does not fit.
 *
 * @param first the message with which the frame was opened
 */
export function connectProof(first: string): void {
  const channel = addons.getChannel();
  let typed: TypedText | null = null;
  let story = '';
  let undo = () => {};
  const put = (words: TypedText | null) => {
    undo();
    undo = words ? typeText(words) : () => {};
    typed = words;
  };
  const message: unknown = JSON.parse(first);
  if (isMessage(message)) put(message.typed);
  /** The words with which the story was drawn last. */
  let drawn: TypedText | null = typed;
  const draw = () => {
    drawn = typed;
    channel.emit(FORCE_REMOUNT, { storyId: story });
  };
  const answer = async () => {
    const shown = typed;
    await waitUntilIdle();
    // Drawn anew meanwhile: the next answer counts.
    if (shown !== typed) return;
    const overflow = [...overflowHere({ pills: true }), ...findBrokenAmounts()];
    window.parent.postMessage({ typed, overflow } satisfies ProofAnswer, location.origin);
  };
  channel.on(STORY_FINISHED, ({ storyId }: { storyId: string }) => {
    story = storyId;
    // Other words came while it was drawn for the first time.
    if (drawn !== typed) draw();
    else void answer();
  });
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isMessage(data)) return;
    put(data.typed);
    if (story) draw();
  });
}
