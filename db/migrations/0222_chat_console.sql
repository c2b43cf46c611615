-- The member of staff who has a conversation, and what the desk shows beside it.
alter table conversations
  add column attendant_id bigint references staff,
  add column attended_since timestamptz,
  -- Ended by staff; the next message of the guest opens it again.
  add column ended_at timestamptz,
  -- The page from which the guest came to live support.
  add column page text,
  -- The last sign of an open connection of the guest.
  add column guest_seen_at timestamptz;
create index conversations_by_attendant on conversations (attendant_id) where attendant_id is not null;

-- What staff wrote, where a translation of it was sent, and who wrote it.
alter table conversation_messages add column original text, add column staff_id bigint references staff;
create index conversation_messages_of_staff on conversation_messages (at desc) where by = 'staff';

create table chat_attendants (
  staff_id bigint primary key references staff,
  is_away boolean not null,
  changed_at timestamptz not null
);
