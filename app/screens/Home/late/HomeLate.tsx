import { revealMs } from '@tally/contract/limits';
import { useSyncExternalStore } from 'react';
import type { Session } from '../../../entry';
import { useGetNormalTasksQuery } from '../../../features/tasks/tasksApi';
import type { HomeStage } from '../homeStage';
import type { Person } from '../homeState';
import { AdsOfHome } from './AdsOfHome';
import { FloatOfHome } from './FloatOfHome';
import { Place } from './Place';
import { Revealed } from './Revealed';
import { ReviewCard } from './ReviewCard';
import { useDuplicateUser } from './useDuplicateUser';

export interface HomeLateProps {
  session: Session;
  stage: HomeStage;
  person: Person;
  /** When home was entered first, monotonic ms: the delays of its reveals count from here. */
  since: number;
}

/**
 * What comes late on home, in a file of its own behind the first tap: cards in the places that the view leaves free,
 * and what floats while home is shown.
 */
export function HomeLate({ session, stage, person, since }: HomeLateProps) {
  const { root, visible } = useSyncExternalStore(stage.subscribe, stage.get);
  const active = person === 'active';
  const tasks = useGetNormalTasksQuery({}, { skip: !active });
  useDuplicateUser(since, visible);
  if (!root) return null;
  return (
    <>
      {/* The lucky card (revealMs.lucky) stands before the review card, in the same place: its order is the one written here. */}
      <Place root={root} name="tasks">
        <Revealed since={since} after={revealMs.lucky}>
          <ReviewCard session={session} />
        </Revealed>
      </Place>
      <Place root={root} name="ads">
        <Revealed since={since} after={revealMs.homeAds}>
          <AdsOfHome session={session} />
        </Revealed>
      </Place>
      {visible && (
        <Revealed since={since} after={revealMs.floatBox}>
          <FloatOfHome session={session} tasks={active ? tasks.data : []} person={person} stage={stage} />
        </Revealed>
      )}
    </>
  );
}
