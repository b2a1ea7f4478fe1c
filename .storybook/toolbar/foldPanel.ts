import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** Whether a story has anything that can be changed below it. */
function hasControls(story: { parameters?: Record<string, unknown>; argTypes?: object }): boolean {
  const { disable = false } = (story.parameters?.['controls'] ?? {}) as { disable?: boolean };
  const controls = Object.entries(story.argTypes ?? {}).filter(
    ([name, argType]: [string, { control?: unknown }]) => argType.control && !/^on[A-Z]/.test(name),
  );
  return !disable && controls.length > 0;
}

/** Folds the panel below a story that has no controls, and unfolds it for the next one that has. */
export function foldPanel(api: API): void {
  let folded = false;
  api.on(STORY_PREPARED, () =>
    // Storybook itself stores a prepared story before it is read here.
    queueMicrotask(() => {
      const story = api.getCurrentStoryData();
      if (story?.type !== 'story') return;
      const empty = !hasControls(story);
      if (empty && api.getIsPanelShown()) {
        folded = true;
        api.togglePanel(false);
      } else if (!empty && folded) {
        folded = false;
        api.togglePanel(true);
      }
    }),
  );
}
