-- Texts and photographs that a hotelier changed and a member of staff has not decided on. One for each field of a hotel.
create table hotel_proposals (
  id bigint generated always as identity primary key,
  hotel_id bigint not null references hotels on delete cascade,
  field text not null,
  value_before text not null,
  value_after text not null,
  staff_id bigint not null references staff,
  staff_name text not null,
  proposed_at timestamptz not null,
  unique (hotel_id, field)
);
create index hotel_proposals_proposed on hotel_proposals (proposed_at, id);
