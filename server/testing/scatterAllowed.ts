/**
 * Statements of people's calls that may read more than one partition of the tables by person: the beginning of each,
 * with the reason.
 */
export const mayScatter: Readonly<Record<string, string>> = {
  'select u.name, u.avatar, m.valid_at is not null as valid':
    'Who the members are is found with their inviter; the names of the ten newest are asked for where each of them lies.',
  'select w.user_id as "userId", u.name, u.avatar, w.amount':
    'The ranking is of everybody: the largest of each part, by an index, merged. It decides about no money.',
  'select 1 from people_by_phone p join lucky_records':
    'Who else is on the phone is found by the phone; what they were paid for is asked for where each of them lies.',
  'select mark from used_marks where user_id':
    'The phones and numbers that a person used lie by their hash, by which others are known. A few rows, by an index.',
  'with debtors as (':
    'What deleted people owe lies by their hashes. It is looked for by the hashes of a person, by an index.',
  'delete from used_marks where user_id': 'Hashes lie by themselves. Once in a life, at the deletion, by an index.',
  'delete from sessions where user_id': 'Sessions lie by token. Once in a life, at the deletion, by an index.',
  'with t as materialized (select * from sessions':
    'Sessions lie by token. In the file of their own data, for a person once a day, by an index.',
  'update wallet_numbers set user_id = null':
    'Numbers lie by their hash. Once in a life, at the deletion, by an index.',
  'update counted_phones set user_id = null': 'Phones lie by their hash. Once in a life, at the deletion, by an index.',
};
