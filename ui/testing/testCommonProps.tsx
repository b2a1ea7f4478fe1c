import { fireEvent, render } from '@testing-library/react';
import { createRef, StrictMode, type ComponentType, type Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EnvironmentProvider, createFixedEnvironment, type Environment } from '../Environment/Environment';
import { translatePage } from './translatePage';

const colour = /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i;

/** An environment that counts its active timers. */
function createCountingEnvironment(): { environment: Environment; open: () => number } {
  let open = 0;
  const start = () => {
    open += 1;
    let running = true;
    return () => {
      if (running) open -= 1;
      running = false;
    };
  };
  return { environment: { ...createFixedEnvironment(), every: start, after: start }, open: () => open };
}

/**
 * Tests what all components have in common: rest props, class name and ref are applied to the single root element,
 * style attributes contain no colours, and unmounting leaves no timer, listener or console message behind.
 * @param required the props without which the component cannot be rendered
 * @param changes props that come later, one set after the other; they show or hide parts beside a text
 */
export function testCommonProps<Props extends object>(
  Component: ComponentType<Props>,
  required: NoInfer<Props>,
  changes: readonly Partial<NoInfer<Props>>[] = [],
): void {
  const Loose = Component as ComponentType<Record<string, unknown>>;
  const props = required as Record<string, unknown>;

  describe('common promises', () => {
    it('puts rest props, class name and ref on its one root', () => {
      const ref = createRef<Element>();
      const { container } = render(<Loose {...props} ref={ref as Ref<unknown>} className="own" data-own="rest" />);
      const root = container.firstElementChild;
      expect(container.childElementCount).toBe(1);
      expect(ref.current).toBe(root);
      expect(root?.classList.contains('own')).toBe(true);
      expect(root?.getAttribute('data-own')).toBe('rest');
    });

    it('keeps its own classes beside the given one', () => {
      const { container } = render(<Loose {...props} className="own" />);
      expect(container.firstElementChild?.classList.length).toBeGreaterThan(1);
    });

    it('goes on after a browser has translated the page', () => {
      const { container, rerender } = render(<Loose {...props} />);
      for (const change of [...changes, {}]) {
        translatePage(container);
        for (const part of container.querySelectorAll<HTMLElement>('button, a, input, textarea')) fireEvent.click(part);
        rerender(<Loose {...props} {...change} />);
        expect(container.childElementCount).toBe(1);
      }
    });

    it('writes no colour into style attributes', () => {
      const { container } = render(<Loose {...props} />);
      const styles = [...container.querySelectorAll('[style]')].map((node) => node.getAttribute('style') ?? '');
      expect(styles.filter((style) => colour.test(style))).toEqual([]);
    });

    it('unmounts without leaving a timer, a listener or a message', () => {
      const { environment, open } = createCountingEnvironment();
      const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
      const added = vi.spyOn(window, 'addEventListener');
      const removed = vi.spyOn(window, 'removeEventListener');
      const { unmount } = render(
        <StrictMode>
          <EnvironmentProvider value={environment}>
            <Loose {...props} />
          </EnvironmentProvider>
        </StrictMode>,
      );
      unmount();
      const left = added.mock.calls.filter(
        ([type, listener]) => !removed.mock.calls.some((call) => call[0] === type && call[1] === listener),
      );
      expect(open()).toBe(0);
      expect(left).toEqual([]);
      expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
    });
  });
}
