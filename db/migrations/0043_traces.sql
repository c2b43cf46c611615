-- Hotels that a guest looked at: each once, under the day on which it was looked at last.
create table traces (
  guest_id bigint not null references accounts,
  hotel_id bigint not null references hotels on delete cascade,
  seen_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  arrival date,
  departure date,
  -- What it cost for that stay when it was looked at.
  noted jsonb,
  primary key (guest_id, hotel_id),
  check ((arrival is null) = (departure is null))
);
create index traces_by_guest on traces (guest_id, seen_at desc);
create index traces_by_time on traces (seen_at);
create index traces_by_hotel on traces (hotel_id);

-- Guests who want no history for now.
create table paused_traces (
  guest_id bigint primary key references accounts,
  paused_at timestamptz not null
);
