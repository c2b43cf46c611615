-- Changes that staff made in the calendar: each can be undone and made again for a day.
create table calendar_changes (
  id bigint generated always as identity primary key,
  hotel_id bigint not null references hotels on delete cascade,
  staff_id bigint not null references staff,
  staff_name text not null,
  at timestamptz not null,
  field text not null check (field in ('price', 'units', 'min_stay', 'max_stay', 'closed_to_arrival',
    'closed_to_departure', 'closed')),
  -- Rows of the calendar with their nights, values before and values after.
  rows jsonb not null,
  undone_at timestamptz
);
create index calendar_changes_by_hotel on calendar_changes (hotel_id, id desc);

-- The last change of a night of a room type, or of a rate plan of it.
create table calendar_cells (
  room_type_id bigint not null references room_types on delete cascade,
  rate_plan_id bigint,
  night date not null,
  changed_at timestamptz not null,
  changed_by text not null,
  unique nulls not distinct (room_type_id, rate_plan_id, night)
);
create index calendar_cells_by_night on calendar_cells (night);

-- Members who have a calendar open, with the night they are at.
create table calendar_viewers (
  hotel_id bigint not null references hotels on delete cascade,
  staff_id bigint not null references staff,
  staff_name text not null,
  room_type_id bigint,
  rate_plan_id bigint,
  night date,
  seen_at timestamptz not null,
  primary key (hotel_id, staff_id)
);

-- Prices of past nights, which calendars no longer hold: next year's can be copied from them. Encoded like price_calendars.
create table past_prices (
  room_type_id bigint not null,
  rate_plan_id bigint,
  base_date date not null,
  unit integer not null,
  prices bytea not null,
  unique nulls not distinct (room_type_id, rate_plan_id, base_date)
);
create index past_prices_by_date on past_prices (base_date);
