import { ofComments, ofLimits } from './faults/lengths.mjs';
import { ofImports, ofSyntax, ofThePage } from './faults/places.mjs';
import { ofReact } from './faults/react.mjs';
import { ofStories } from './faults/stories.mjs';
import { ofTypeScript } from './faults/typescript.mjs';

/**
 * A fault for each rule that holds, and the tool that finds it. Whoever moves a rule to another tool moves its row.
 *
 * @type {readonly import('./faults/fault.mjs').Fault[]}
 */
export const faults = [
  ...ofTypeScript,
  ...ofReact,
  ...ofImports,
  ...ofThePage,
  ...ofSyntax,
  ...ofStories,
  ...ofLimits,
  ...ofComments,
];
