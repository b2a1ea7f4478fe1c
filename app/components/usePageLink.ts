import type { MouseEvent } from 'react';
import { useNavigation } from '../state/appContext';

/** Whether a click asks for the page here, and not for another tab or a copy of the address. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  !(button || metaKey || altKey || ctrlKey || shiftKey);

/** Props of an anchor that leads to another page of the app, opened as every page is: once its code is there. */
export function usePageLink(to: string) {
  const navigation = useNavigation();
  return {
    href: to,
    onClick: (event: MouseEvent) => {
      if (!opensHere(event)) return;
      event.preventDefault();
      navigation.go(to);
    },
  };
}
