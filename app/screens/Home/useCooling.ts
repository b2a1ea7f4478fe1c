import { useEffect, useState } from 'react';
import { useAppSelector } from '../../platform/reduxHooks';
import { useAppContext } from '../../platform/appContext';

/** When the lottery's pause ends (monotonic ms), or undefined when there is none. Re-renders twice a draw, not each second. */
export function useCooling(): number | undefined {
  const until = useAppSelector((state) => state.bridge.lotteryUntil);
  const { services } = useAppContext();
  const [over, setOver] = useState(0);
  useEffect(() => {
    const left = until - services.elapsed();
    return left > 0 ? services.after(left, () => setOver(until)) : undefined;
  }, [until, services]);
  return until > services.elapsed() && over !== until ? until : undefined;
}
