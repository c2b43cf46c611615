-- Prices that guests watch: of a hotel, or the cheapest of a search, for one stay and party.
create table price_alerts (
  id bigint generated always as identity primary key,
  guest_id bigint not null references accounts,
  -- One of the two.
  hotel_id bigint,
  -- The slug of a place that is searched.
  place text,
  -- The city whose inventory answers: alerts of one city are checked together.
  city_id bigint not null,
  -- `{kind, …}`: fixed dates are `{kind: 'dates', arrival, departure}`. Another kind needs no migration.
  stay jsonb not null,
  -- The last day on which the stay may begin: the alert ends on it.
  last_arrival date not null,
  rooms smallint not null check (rooms > 0),
  adults smallint not null check (adults > 0),
  ages smallint[] not null,
  -- Filters of the search that are set.
  filters jsonb not null,
  -- Totals below are in its minor units.
  currency text not null,
  limit_total bigint check (limit_total > 0),
  -- Changes of the total since the start, `[[day, total or null], …]`; bounded by the code that writes it.
  series jsonb not null,
  -- The hotel that the newest total is of.
  found_hotel_id bigint,
  checked_at timestamptz not null,
  by_email boolean not null,
  by_push boolean not null,
  -- The total in the last message and its day.
  told_total bigint,
  told_on date,
  told_times integer not null default 0,
  -- Ends the alert without a session; it is in every mail.
  token text not null unique,
  created_at timestamptz not null,
  paused_at timestamptz,
  -- Stopped alerts are deleted later, so that a repeated press on a link is answered like the first.
  removed_at timestamptz,
  check ((hotel_id is null) <> (place is null)),
  check ((told_total is null) = (told_on is null))
);
create index price_alerts_by_guest on price_alerts (guest_id);
create index price_alerts_to_check on price_alerts (city_id, id) where paused_at is null and removed_at is null;
create index price_alerts_by_arrival on price_alerts (last_arrival);
