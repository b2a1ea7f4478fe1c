import { theme } from '@tally/ui/theme/theme';
import type { ReactNode } from 'react';
import '../live.css';

interface Example {
  shows: ReactNode;
  says: string;
}

/** What to do beside what not to do. */
export interface Pair {
  good: Example;
  bad: Example;
}

const Side = ({ verdict, color, shows, says }: Example & { verdict: string; color: string }) => (
  <figure>
    <div className="advice-shown" style={{ background: theme.color.page }}>
      {shows}
    </div>
    <figcaption style={{ borderColor: color }}>
      <strong>{verdict}</strong> {says}
    </figcaption>
  </figure>
);

/** Good and bad uses of real components, in pairs. */
export const Advice = ({ pairs }: { pairs: readonly Pair[] }) => (
  <div className="advice" style={{ color: theme.color.text }}>
    {pairs.map(({ good, bad }) => (
      <div key={good.says} className="advice-pair">
        <Side verdict="Do:" color={theme.color.paid.fg} {...good} />
        <Side verdict="Don’t:" color={theme.color.failed.fg} {...bad} />
      </div>
    ))}
  </div>
);
