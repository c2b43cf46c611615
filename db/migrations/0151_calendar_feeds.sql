-- Secret addresses at which other sites read the sold-out nights of a room type.
create table feed_tokens (
  room_type_id bigint primary key references room_types on delete cascade,
  token text not null unique,
  made_at timestamptz not null
);

-- Calendars of other sites that are read for a room type.
create table calendar_feeds (
  id bigint generated always as identity primary key,
  room_type_id bigint not null references room_types on delete cascade,
  name text not null,
  url text not null,
  made_at timestamptz not null,
  fetched_at timestamptz,
  -- Why the last fetch failed; its events stay until a fetch succeeds.
  error text,
  unique (room_type_id, url)
);
create index calendar_feeds_by_fetch on calendar_feeds (fetched_at nulls first);

-- The last night is the one before `to_night`.
create table feed_events (
  feed_id bigint not null references calendar_feeds on delete cascade,
  key text not null,
  from_night date not null,
  to_night date not null check (to_night > from_night),
  primary key (feed_id, key)
);

-- How many rooms are busy elsewhere, and how many of them could be taken out of stock here. The rest is a conflict.
create table feed_nights (
  room_type_id bigint not null references room_types on delete cascade,
  night date not null,
  busy integer not null check (busy > 0),
  blocked integer not null check (blocked between 0 and busy),
  since timestamptz not null default now(),
  primary key (room_type_id, night)
);
create index feed_nights_in_conflict on feed_nights (night) where blocked < busy;

-- Takes rooms that are busy elsewhere out of stock, and gives back the others. Never takes a room that is sold. Blocked
-- rooms count as `sample`: nobody booked them here. Locks like take_nights: the room type, then its nights. Answers
-- whether a number changed.
create function block_feed_nights(room bigint, first date, last date) returns boolean language plpgsql as $$
declare
  hotel bigint;
  all_units integer;
  changes integer;
begin
  select room_types.hotel_id, room_types.units into hotel, all_units from room_types where id = room for update;
  if hotel is null then
    return false;
  end if;
  drop table if exists busy_nights;
  create temporary table busy_nights on commit drop as
    select night::date as night, count(*)::int as busy
    from feed_events join calendar_feeds on calendar_feeds.id = feed_id,
      generate_series(greatest(from_night, first)::timestamp, least(to_night - 1, last)::timestamp, interval '1 day') as night
    where room_type_id = room group by 1;
  insert into inventory_nights (room_type_id, night, free)
  select room, busy_nights.night, all_units from busy_nights order by busy_nights.night
  on conflict (room_type_id, night) do nothing;
  perform from inventory_nights
  where room_type_id = room and (night in (select busy_nights.night from busy_nights)
    or night in (select held.night from feed_nights as held where held.room_type_id = room))
  order by night for update;
  with decided as (
    select stock.night, coalesce(wanted.busy, 0) as busy, coalesce(held.blocked, 0) as old,
      least(coalesce(wanted.busy, 0), stock.free + coalesce(held.blocked, 0)) as new
    from inventory_nights as stock
      left join busy_nights as wanted on wanted.night = stock.night
      left join feed_nights as held on held.room_type_id = room and held.night = stock.night
    where stock.room_type_id = room and (wanted.night is not null or held.night is not null)
  ), moved as (
    update inventory_nights as stock set free = free + old - new, sample = sample - old + new from decided
    where stock.room_type_id = room and stock.night = decided.night and old <> new returning 1
  ), kept as (
    insert into feed_nights as held (room_type_id, night, busy, blocked)
    select room, decided.night, decided.busy, new from decided where decided.busy > 0
    on conflict (room_type_id, night) do update set busy = excluded.busy, blocked = excluded.blocked
  )
  select count(*) into changes from moved;
  delete from feed_nights as held where held.room_type_id = room
    and held.night not in (select busy_nights.night from busy_nights);
  if changes > 0 then
    insert into hotel_changes (hotel_id, room_type_id) values (hotel, room);
  end if;
  return changes > 0;
end $$;
