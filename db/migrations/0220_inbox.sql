-- What members of staff note about an entry of the inbox; the key names the entry: `ticket:T…`, `question:5`.
create table inbox_marks (
  key text primary key,
  -- The guest concerned: the marks are erased with the account.
  guest_id bigint references accounts,
  snoozed_until timestamptz,
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  changed_at timestamptz not null
);
create index inbox_marks_by_guest on inbox_marks (guest_id) where guest_id is not null;
create index inbox_marks_by_change on inbox_marks (changed_at);

create table inbox_notes (
  id bigint generated always as identity primary key,
  key text not null,
  guest_id bigint references accounts,
  staff_id bigint references staff,
  staff_name text not null,
  body text not null,
  at timestamptz not null
);
create index inbox_notes_by_key on inbox_notes (key, id);
create index inbox_notes_by_guest on inbox_notes (guest_id) where guest_id is not null;
create index inbox_notes_by_time on inbox_notes (at);

-- Prepared answers, in both languages.
create table macros (
  id bigint generated always as identity primary key,
  name_en text not null,
  name_zh text not null,
  body_en text not null,
  body_zh text not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  removed_at timestamptz
);

-- An entry that a colleague was given stays theirs for longer than one that was taken for the day.
alter table desk_entries_taken add column assigned_by text;

-- What staff wrote, where a translation of it was sent.
alter table ticket_messages add column original text;

create index guest_reviews_by_decision on guest_reviews (decided_at desc) where decided_at is not null;
create index questions_by_decision on questions (decided_at desc) where decided_at is not null;
create index answers_by_decision on answers (decided_at desc) where decided_at is not null;
create index claims_by_decision on claims (decided_at desc) where decided_at is not null;
create index ticket_messages_of_staff on ticket_messages (at desc) where by = 'staff';
