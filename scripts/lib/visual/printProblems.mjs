import { keyOf } from '../pictures/picture.mjs';
import { problemsOf } from './storyResults.mjs';

/** Lines of a problem; what is heard otherwise may need them all to be understood. */
const mostLines = 16;
const longestLine = 200;

/**
 * Prints a summary of each story's problems; the review page has the details.
 *
 * @param {import('./storyResults.mjs').StoryResult[]} results
 */
export function printProblems(results) {
  for (const story of results) {
    const lines = problemsOf(story).flatMap((problem) =>
      problem
        .split('\n')
        .filter((line) => line.trim())
        .slice(0, mostLines),
    );
    if (lines.length)
      console.log([`\n${story.id}`, ...lines.map((line) => `  ${line.slice(0, longestLine)}`)].join('\n'));
  }
}

/** Most pictures of a state to name; the review page has all. */
const mostNames = 40;

/** The words for the pictures of a state; the most important come last. */
const headings = {
  new: 'new',
  changed: 'changed',
  'left over': 'left over: no story takes it any more',
  unstable: 'unstable: looks different each time its story is played, so it cannot be approved',
};

/**
 * Names the pictures that are not as approved.
 *
 * @param {readonly import('./difference.mjs').Change[]} changes
 */
export function printChanges(changes) {
  for (const [state, heading] of Object.entries(headings)) {
    const names = changes.filter((change) => change.state === state).map(keyOf);
    if (names.length === 0) continue;
    const more = names.length > mostNames ? [`and ${names.length - mostNames} more`] : [];
    console.log([`\n${heading}`, ...names.slice(0, mostNames), ...more].join('\n  '));
  }
}

/**
 * Names the stories of which something approved is heard no more.
 *
 * @param {readonly { story: string }[]} leftOver
 */
export function printUnheard(leftOver) {
  if (leftOver.length)
    console.log(['\nleft over in .storybook/heard', ...leftOver.map(({ story }) => story)].join('\n  '));
}
