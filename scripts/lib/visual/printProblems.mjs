import { problemsOf } from './storyResults.mjs';

const mostLines = 8;
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
