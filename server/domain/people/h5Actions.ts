import { deviceIdOf } from '@tally/contract/rules/deviceId';
import { cutText } from '@tally/contract/text/cutText';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';

/** An event reported by a page; it is counted for the operator page only. */
export interface Action {
  readonly userId: number | null;
  /** The id of the phone, as the page wrote it. */
  readonly device: string | null;
  readonly appPkg: string | null;
  readonly action: string;
  readonly data: string | null;
}

/** Maximum length of an action's data and of a device id, in characters; our pages send nothing longer. */
const dataMost = 100;
const deviceMost = 64;

/** An action as it is stored: its data truncated, a device id in its one form unless it is too long or none. */
function bounded(action: Action): Action {
  const device = action.device === null ? undefined : deviceIdOf(action.device);
  return {
    ...action,
    data: action.data === null ? null : cutText(action.data, dataMost),
    device: device === undefined || device.length > deviceMost ? null : device,
  };
}

const newAction = statement(
  { person: 'bigint?', device: 'text?', app: 'text?', action: 'text', data: 'text?', now: 'bigint' },
  `
with person as (
  select id from users where id = :person and ${alive()} for key share
), may as (
  select 1 where :person is null or exists (select 1 from person)
), seen as (
  insert into devices (device, app_pkg, first_at)
  select :device, :app, :now from may where :device is not null and :app is not null
  on conflict do nothing
)
insert into actions (user_id, device, app_pkg, action, data, at)
select :person, :device, :app, :action, :data, :now from may`,
);

/** Stores an action, and the phone when it is new. Nothing is stored for a person who is deleted concurrently. */
export async function recordAction(sql: Sql, given: Action, now: number): Promise<void> {
  const { userId, device, appPkg, action, data } = bounded(given);
  await sql.query(...newAction({ person: userId, device, app: appPkg, action, data, now }));
}
