/**
 * Lookup tables for values that must be unique among all people, or by which a person is found, when tables are
 * partitioned by person.
 */

interface Lookup {
  /** The table, which replaces the view of the same name (migration 14). */
  readonly name: string;
  readonly column: string;
  /** SQL expression over a row of `users`. */
  readonly value: string;
  readonly unique: boolean;
}

/** The values by which a person is found; each has a lookup table partitioned by that value. */
export const lookups: readonly Lookup[] = [
  { name: 'people_by_login', column: 'google_sub', value: 'google_sub', unique: true },
  { name: 'people_by_public_id', column: 'public_id', value: 'public_id', unique: true },
  { name: 'people_by_code', column: 'ref_code', value: 'ref_code', unique: true },
  { name: 'people_by_mail', column: 'email', value: 'lower(email)', unique: false },
  { name: 'people_by_phone', column: 'device', value: 'device', unique: false },
];

/** Qualifies the columns of an expression with the `old` or `new` row of `users`. */
const ofRow = (row: 'old' | 'new', value: string): string =>
  value.replace(/(?:lower\()?\w+/, (text) =>
    text.startsWith('lower(') ? `lower(${row}.${text.slice('lower('.length)}` : `${row}.${text}`,
  );

const tableOf = ({ name, column, unique }: Lookup): string =>
  `create table ${name} (
     ${column} text not null, user_id bigint not null, primary key (${unique ? column : `${column}, user_id`})
   )`;

function refresh({ name, column, value }: Lookup): string {
  const before = ofRow('old', value);
  const after = ofRow('new', value);
  return `
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or ${before} is distinct from ${after}) then
    delete from ${name} where ${column} = ${before} and user_id = old.id;
  end if;
  if tg_op <> 'DELETE' and ${after} is not null and (tg_op = 'INSERT' or ${before} is distinct from ${after}) then
    insert into ${name} values (${after}, new.id);
  end if;`;
}

const trigger = (name: string, body: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$;`;

const walletGroup = (row: string): string =>
  `(case
      when ${row}.type in ('DANA', 'OVO', 'GoPay') then 'id'
      when ${row}.type in ('GCash', 'GrabPay') then 'ph'
      else 'br'
    end)`;

/** Statements that create the lookup tables, before they are partitioned. */
export const lookupTables: readonly string[] = [
  ...lookups.map(tableOf),
  `create table members (
     inviter bigint not null, user_id bigint not null, valid_at bigint, primary key (inviter, user_id)
   )`,
  `create table wallet_owners (
     wallet_group text not null, plain_no text not null, user_id bigint not null, primary key (wallet_group, plain_no)
   )`,
];

/**
 * Triggers that keep the lookup tables in step with `users`, in the same transaction. A value used twice is a unique
 * violation.
 */
export const lookupTriggers: readonly string[] = [
  trigger('keep_lookups', `${lookups.map(refresh).join('')} return null;`),
  `create trigger keep_lookups
   after insert or delete or update of google_sub, public_id, ref_code, email, device on users
   for each row execute function keep_lookups()`,
  trigger(
    'keep_members',
    `if tg_op <> 'INSERT' and old.invited_by is not null then
       delete from members where inviter = old.invited_by and user_id = old.id;
     end if;
     if tg_op <> 'DELETE' and new.invited_by is not null then
       insert into members values (new.invited_by, new.id, new.valid_at);
     end if;
     return null;`,
  ),
  `create trigger keep_members
   after insert or delete or update of invited_by, valid_at on users
   for each row execute function keep_members()`,
  trigger(
    'keep_wallet_owners',
    `if tg_op <> 'INSERT' and not old.shared then
       delete from wallet_owners where wallet_group = ${walletGroup('old')} and plain_no = old.plain_no;
     end if;
     if tg_op <> 'DELETE' and not new.shared then
       insert into wallet_owners values (${walletGroup('new')}, new.plain_no, new.user_id);
     end if;
     return null;`,
  ),
  `create trigger keep_wallet_owners
   after insert or delete or update of type, plain_no, shared on ewallets
   for each row execute function keep_wallet_owners()`,
];
