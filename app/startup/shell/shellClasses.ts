import { __PRIVATE__ } from 'styled-components';

/** A styled component's id, and a class name that it has made for its rules. */
export type ShellClass = readonly [component: string, name: string];

/** What follows each `start` in a text, up to the next `end`; without repetitions. */
const between = (text: string, start: string, end: string): string[] => [
  ...new Set(
    text
      .split(start)
      .slice(1)
      .map((part) => part.slice(0, part.indexOf(end))),
  ),
];

/**
 * Classes of styled components in HTML, and animations in its style sheets, which styled-components registers like
 * components. A component that extends another has the ids and the names of both, in the same order.
 */
export const classesIn = (html: string): ShellClass[] =>
  [
    ...between(html, ' class="', '"'),
    ...between(html, '@keyframes ', '{').map((name) => `sc-keyframes-${name} ${name}`),
  ].flatMap((value) => {
    const parts = value.split(' ');
    const ids = parts.filter((part) => part.startsWith('sc-'));
    const names = parts.filter((part) => !ids.includes(part));
    return names.map((name, at): ShellClass => [ids[at] ?? '', name]);
  });

/**
 * Registers the rules of the prerendered home, so that styled-components does not insert them again. The markers that
 * it reads itself would repeat each class name of the HTML in front of the first paint (performance: startup).
 */
export function registerShellClasses(page: Document): void {
  for (const part of page.querySelectorAll('style,#root,template'))
    for (const [component, name] of classesIn(part.innerHTML)) __PRIVATE__.mainSheet.registerName(component, name);
}
