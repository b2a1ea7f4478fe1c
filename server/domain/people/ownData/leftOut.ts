/** Why columns are left out of the file, in the words of the file (OWN-4). */
export const reasons = {
  own: 'the number of the person whose file it is',
  secret: 'a secret: whoever knows it could act in your name',
  hash: 'a code made from the e-wallet number, which is in the file itself',
  fraud: 'part of the checks against fraud, which work only as long as they are not known',
  working: 'a working value of the server, which says nothing more of you',
};

/** The rows of a table with the person's id. */
export const ofPerson = { where: 't.user_id = :person', leftOut: { user_id: reasons.own } };
