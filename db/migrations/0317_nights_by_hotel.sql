-- The key of a night includes its hotel, so that the table can be divided by hotel. Every statement that inserts nights
-- with "on conflict" is in these functions: those that name the hotel, and those that the previous version calls.

alter table inventory_nights drop constraint inventory_nights_pkey,
  add constraint inventory_nights_pkey primary key using index inventory_nights_key;

-- Takes so many rooms for each of the nights, or none and returns false. Concurrent calls for the last room wait for
-- each other. Locks the room type and then its nights, as every function here.
create function take_nights(hotel bigint, room bigint, stay date[], rooms integer) returns boolean language plpgsql as $$
declare
  all_units integer;
  taken integer;
begin
  if rooms < 1 or cardinality(stay) < 1 then
    raise exception 'nothing to take: % rooms for % nights', rooms, cardinality(stay);
  end if;
  select units into all_units from room_types where hotel_id = hotel and id = room for share;
  begin
    -- The check on "free" applies to the row to insert even if one is updated instead: it must not fail then.
    insert into inventory_nights as stock (hotel_id, room_type_id, night, free)
    select hotel, room, wanted.night, case when exists (
      select from inventory_nights as known
      where known.hotel_id = hotel and known.room_type_id = room and known.night = wanted.night
    ) then 0 else all_units - rooms end
    from unnest(stay) as wanted (night) where all_units is not null order by wanted.night
    on conflict (room_type_id, night, hotel_id) do update set free = stock.free - rooms where stock.free >= rooms;
    get diagnostics taken = row_count;
    if taken <> cardinality(stay) then
      raise check_violation;
    end if;
  exception when check_violation then
    return false;
  end;
  insert into hotel_changes (hotel_id, room_type_id) values (hotel, room);
  return true;
end $$;

-- Returns taken rooms. Past nights have no rows any more; returning more than was taken is an error.
create function return_nights(hotel bigint, room bigint, stay date[], rooms integer) returns void language plpgsql as $$
declare
  all_units integer;
begin
  if rooms < 1 then
    raise exception 'nothing to return: % rooms', rooms;
  end if;
  select units into all_units from room_types where hotel_id = hotel and id = room for share;
  perform from inventory_nights
  where hotel_id = hotel and room_type_id = room and night = any (stay) order by night for update;
  update inventory_nights set free = free + rooms
  where hotel_id = hotel and room_type_id = room and night = any (stay);
  if exists (
    select from inventory_nights
    where hotel_id = hotel and room_type_id = room and night = any (stay) and free + sample > coalesce(units, all_units)
  ) then
    raise exception 'more rooms of type % are returned than were taken', room;
  end if;
  insert into hotel_changes (hotel_id, room_type_id) values (hotel, room);
end $$;

create or replace function take_nights(room bigint, stay date[], rooms integer) returns boolean language sql as $$
  select take_nights((select hotel_id from room_types where id = room), room, stay, rooms)
$$;
create or replace function return_nights(room bigint, stay date[], rooms integer) returns void language sql as $$
  select return_nights((select hotel_id from room_types where id = room), room, stay, rooms)
$$;

create or replace function set_night_units(room bigint, stay date[], wanted integer[]) returns boolean language plpgsql as $$
declare
  hotel bigint;
  all_units integer;
begin
  select room_types.hotel_id, room_types.units into hotel, all_units from room_types where id = room for update;
  begin
    insert into inventory_nights as stock (hotel_id, room_type_id, night, free, units)
    select hotel, room, given.night, coalesce(given.units, all_units), given.units
    from unnest(stay, wanted) as given (night, units)
    where hotel is not null and (given.units is not null or exists (
      select from inventory_nights as known
      where known.hotel_id = hotel and known.room_type_id = room and known.night = given.night))
    on conflict (room_type_id, night, hotel_id) do update set units = excluded.units,
      free = stock.free + coalesce(excluded.units, all_units) - coalesce(stock.units, all_units);
  exception when check_violation then
    return false;
  end;
  insert into hotel_changes (hotel_id, room_type_id) values (hotel, room);
  return true;
end $$;

-- Takes rooms that are busy elsewhere out of stock, and returns the others. Never takes a room that is sold. Blocked rooms
-- count as `sample`: nobody booked them here. Returns whether a number changed.
create or replace function block_feed_nights(room bigint, first date, last date) returns boolean language plpgsql as $$
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
  insert into inventory_nights (hotel_id, room_type_id, night, free)
  select hotel, room, busy_nights.night, all_units from busy_nights order by busy_nights.night
  on conflict (room_type_id, night, hotel_id) do nothing;
  perform from inventory_nights
  where hotel_id = hotel and room_type_id = room and (night in (select busy_nights.night from busy_nights)
    or night in (select held.night from feed_nights as held where held.room_type_id = room))
  order by night for update;
  with decided as (
    select stock.night, coalesce(wanted.busy, 0) as busy, coalesce(held.blocked, 0) as old,
      least(coalesce(wanted.busy, 0), stock.free + coalesce(held.blocked, 0)) as new
    from inventory_nights as stock
      left join busy_nights as wanted on wanted.night = stock.night
      left join feed_nights as held on held.room_type_id = room and held.night = stock.night
    where stock.hotel_id = hotel and stock.room_type_id = room and (wanted.night is not null or held.night is not null)
  ), moved as (
    update inventory_nights as stock set free = free + old - new, sample = sample - old + new from decided
    where stock.hotel_id = hotel and stock.room_type_id = room and stock.night = decided.night and old <> new returning 1
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
