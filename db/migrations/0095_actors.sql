-- Who caused a change: the id of a guest or a member of staff, the name of a job or a provider.
-- Rows written before have none; `not valid` checks new rows only.
alter table order_events add column actor text;
alter table order_events add constraint order_events_staff_is_named
  check (by <> 'staff' or actor is not null) not valid;
alter table order_revisions add column actor text;
alter table order_revisions add constraint order_revisions_staff_is_named
  check (by <> 'staff' or actor is not null) not valid;
alter table ticket_messages add column actor text;
alter table ticket_messages add constraint ticket_messages_staff_is_named
  check (by <> 'staff' or actor is not null) not valid;
alter table ledger_transfers add column actor_kind text
  check (actor_kind in ('guest', 'staff', 'system', 'provider')),
  add column actor text;

-- Decisions that only staff make.
alter table claims add column decided_by text;
alter table guest_reviews add column decided_by text;
alter table agent_payouts add column decided_by text;
