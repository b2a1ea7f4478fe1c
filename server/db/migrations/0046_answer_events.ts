/** Version 46: that a message was answered is an event (EVENT-1). */
export const answerEvents = `
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in ('withdrawal.paid', 'withdrawal.failed', 'withdrawal.returned', 'message.answered', 'money.lapsing', 'person.deleted', 'approval.asked'));
`;
