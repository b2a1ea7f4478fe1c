import { finished } from '../../db/states';
import { burstMembers, burstMs } from '../../limits/warnings';

/**
 * Condition in SQL: the owner `u` invited five or more people who came within an hour, each with at most one task and
 * one withdrawal, or is one of them (OPS-12). Of many members the newest are looked at.
 */
export const memberBurst = `coalesce((
  select bool_or(u.id = runs.inviter or u.created_at between runs.at and runs.last)
  from (
    select inviter, at, lead(at, ${burstMembers - 1}) over (partition by inviter order by at, id) as last
    from (
      select p.invited_by as inviter, p.id, p.created_at as at
      from members m join users p on p.id = m.user_id
      where m.inviter in (u.id, u.invited_by)
        and (
          (select coalesce(sum(c.count), 0) from task_counts c where c.user_id = p.id)
          + (select count(*) from lucky_records l where l.user_id = p.id and ${finished('l')})
        ) <= 1
        and (select count(*) from withdrawals own where own.user_id = p.id) <= 1
      order by p.id desc
      limit 200
    ) as idle
  ) as runs
  where runs.last - runs.at <= ${burstMs}
), false)`;
