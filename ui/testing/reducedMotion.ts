import { onTestFinished, vi } from 'vitest';

/** Makes the current test run with `prefers-reduced-motion`; nothing is animated, because jsdom cannot. */
export function preferReducedMotion(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('prefers-reduced-motion'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    vi.unstubAllGlobals();
  });
}

const rulesOf = (list: Iterable<CSSRule>): CSSRule[] => [...list];

/**
 * The animation that an element's styles ask for under reduced motion; '' if none that the global style, which removes
 * all animations, leaves alone.
 */
export function reducedAnimation(node: Element): string {
  const found = [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesOf(cssRules))
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion'))
    .flatMap((rule) => rulesOf((rule as CSSMediaRule).cssRules))
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && node.matches(rule.selectorText))
    .filter(({ style }) => style.getPropertyPriority('animation') === 'important');
  return found.at(-1)?.style.getPropertyValue('animation') ?? '';
}
