import { useEffect } from 'react';

/** Tells home whether a card's reward can be claimed, and that it can't once the card is gone (HOME-27). */
export function useClaim(can: boolean, onClaim: (can: boolean) => void): void {
  useEffect(() => {
    if (!can) return;
    onClaim(true);
    return () => onClaim(false);
  }, [can, onClaim]);
}
