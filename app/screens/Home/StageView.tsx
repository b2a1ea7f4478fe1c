import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { HomeView } from './HomeView';
import type { HomeStage } from './homeStage';

/** Draws what stands on the stage. Home is hidden, not taken away, while another page is shown, and comes back where it was scrolled to. */
export function StageView({ stage }: { stage: HomeStage }) {
  const { home, t, serviceW, visible, rest } = useSyncExternalStore(stage.subscribe, stage.get);
  const scrolled = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!visible) return;
    // The first time, the person may have scrolled the prerendered shell already: it stays where it is.
    if (scrolled.current !== undefined) scrollTo(0, scrolled.current);
    scrolled.current ??= 0;
    const remember = () => {
      scrolled.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [visible]);
  const onTap = useCallback<HomeStage['tap']>((tap) => stage.tap(tap), [stage]);
  const onRoot = useCallback((root: HTMLElement | null) => stage.set({ root }), [stage]);
  return (
    <>
      {home && (
        <div ref={onRoot} hidden={!visible}>
          <HomeView home={home} t={t} serviceW={serviceW} onTap={onTap} />
        </div>
      )}
      {rest}
    </>
  );
}
