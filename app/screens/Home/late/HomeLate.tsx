import { revealMs } from '@tally/contract/limits';
import { useSyncExternalStore } from 'react';
import type { Session } from '../../../entry';
import { useGetNormalTasksQuery } from '../../../features/tasks/tasksApi';
import { useAppSelector } from '../../../hooks';
import { selectUser } from '../../../session/selectors';
import type { HomeStage } from '../homeStage';
import type { Person } from '../homeState';
import { AdsOfHome } from './AdsOfHome';
import { FloatOfHome } from './FloatOfHome';
import { LuckyCard } from './LuckyCard';
import { Place } from './Place';
import { Revealed } from './Revealed';
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
  const user = useAppSelector(selectUser);
  const checkins = user?.showCheckInTask ? tasks.data?.find((task) => task.taskType === 'checkin')?.count : undefined;
  useDuplicateUser(since, visible);
  if (!root) return null;
  return (
    <>
      {active && user?.showLuckyTask && (
        <Place root={root} name="tasks">
          <Revealed since={since} after={revealMs.lucky}>
            <LuckyCard market={session.market} checkins={checkins} toCheckIn={() => stage.tap('task:checkin')} visible={visible} />
          </Revealed>
        </Place>
      )}
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
