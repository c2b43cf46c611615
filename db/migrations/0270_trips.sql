-- Trips follow from a guest's orders; here are the guest's own choices about them.
create table trip_choices (
  order_id bigint primary key,
  account_id bigint not null,
  -- Name of the trip that this order belongs to.
  name text,
  -- The order belongs to no trip.
  is_apart boolean not null default false
);
create index trip_choices_by_account on trip_choices (account_id);

-- Links with which others can read a trip.
create table trip_shares (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  -- The orders of the trip when it was shared; the link shows the trip that any of them belongs to now.
  order_ids bigint[] not null,
  token text not null unique,
  shows_names boolean not null,
  shows_money boolean not null,
  opened integer not null default 0,
  created_at timestamptz not null
);
create index trip_shares_by_account on trip_shares (account_id);
