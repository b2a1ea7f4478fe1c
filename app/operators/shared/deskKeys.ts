import { useEffect, useEffectEvent } from 'react';

/** Fields into which somebody types; a box or a choice is none of them. */
const fields = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Whether a key is meant for the desk: not for a field, for the browser, or for a question that is open. */
const isForDesk = ({ target, altKey, ctrlKey, metaKey, repeat, defaultPrevented }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey || repeat || defaultPrevented) &&
  !(target instanceof Element && target.closest(fields)) &&
  document.querySelector('[aria-modal="true"]') === null;

/** Hears keys that are meant for the desk (OPS-74); `press` says whether it knows the key. */
export function useDeskKeys(press: (key: string) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isForDesk(event) && press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
