import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { findBrokenAmounts } from '../runner/checks/brokenAmounts';
import { overflowHere } from '../runner/checks/overflow';
import { waitUntilIdle } from '../visualTest';
import { typeText, type TypedText } from './i18n';

/** What the proof page sends to a frame with a story: the words to show; null shows those of the files. */
export interface ProofMessage {
  typed: TypedText | null;
}

/** What a frame answers whenever its story has been drawn. */
export interface ProofAnswer {
  story: string;
  typed: TypedText | null;
  /** What does not fit, a sentence for each element, by the checks of the runner of stories. */
  overflow: string[];
}

const isMessage = (data: unknown): data is ProofMessage => typeof data === 'object' && data !== null && 'typed' in data;

/**
 * Connects a frame of the proof page (same host) with it: draws the story with the words that are typed there, and says
 * what does not fit.
 */
export function connectProof(): void {
  const channel = addons.getChannel();
  let story = '';
  let typed: TypedText | null = null;
  let undo = () => {};
  const show = (words: TypedText | null) => {
    undo();
    undo = words ? typeText(words) : () => {};
    typed = words;
    channel.emit(FORCE_REMOUNT, { storyId: story });
  };
  channel.on(STORY_FINISHED, ({ storyId }: { storyId: string }) => {
    story = storyId;
    const shown = typed;
    void waitUntilIdle().then(() => {
      // Drawn anew meanwhile: the next answer counts.
      if (shown !== typed) return;
      const overflow = [...overflowHere({ pills: true }), ...findBrokenAmounts()];
      const answer: ProofAnswer = { story, typed, overflow };
      window.parent.postMessage(answer, location.origin);
    });
  });
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && story && isMessage(data)) show(data.typed);
  });
}
