-- Units that the operator gave for this night alone; null where those of the room type count.
alter table inventory_nights add column units integer check (units >= 0);

-- Nights are taken and given back by these functions only. Locks are taken in one order, the room type and then its
-- nights: a change of units waits until those who read the old number are done, and the other way round.

-- Takes so many rooms for each of the nights, or nothing at all and answers false. Whoever comes second to the last
-- room waits for the first, and then finds what that one left.
create function take_nights(room bigint, stay date[], rooms integer) returns boolean language plpgsql as $$
declare
  hotel bigint;
  all_units integer;
  taken integer;
begin
  if rooms < 1 or cardinality(stay) < 1 then
    raise exception 'nothing to take: % rooms for % nights', rooms, cardinality(stay);
  end if;
  select room_types.hotel_id, room_types.units into hotel, all_units from room_types where id = room for share;
  begin
    -- The check on "free" is asked of the row to insert even where there is one to update: then it is not to speak.
    insert into inventory_nights as stock (room_type_id, night, free)
    select room, wanted.night, case when exists (
      select from inventory_nights as known where known.room_type_id = room and known.night = wanted.night
    ) then 0 else all_units - rooms end
    from unnest(stay) as wanted (night) where hotel is not null order by wanted.night
    on conflict (room_type_id, night) do update set free = stock.free - rooms where stock.free >= rooms;
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

-- Gives back what was taken. Nights that are over have no rows any more; more than was taken is a mistake of ours.
create function return_nights(room bigint, stay date[], rooms integer) returns void language plpgsql as $$
declare
  hotel bigint;
  all_units integer;
begin
  if rooms < 1 then
    raise exception 'nothing to return: % rooms', rooms;
  end if;
  select room_types.hotel_id, room_types.units into hotel, all_units from room_types where id = room for share;
  perform from inventory_nights where room_type_id = room and night = any (stay) order by night for update;
  update inventory_nights set free = free + rooms where room_type_id = room and night = any (stay);
  if exists (
    select from inventory_nights
    where room_type_id = room and night = any (stay) and free + sample > coalesce(units, all_units)
  ) then
    raise exception 'more rooms of type % are returned than were taken', room;
  end if;
  insert into hotel_changes (hotel_id, room_type_id) values (hotel, room);
end $$;

-- So many units of a room type from now on. Each night that has a row, and none of its own, changes by the difference;
-- false and nothing changed where more are sold.
create function set_units(room bigint, wanted integer) returns boolean language plpgsql as $$
declare
  hotel bigint;
  all_units integer;
begin
  select room_types.hotel_id, room_types.units into hotel, all_units from room_types where id = room for update;
  begin
    update inventory_nights set free = free + wanted - all_units where room_type_id = room and units is null;
  exception when check_violation then
    return false;
  end;
  update room_types set units = wanted where id = room;
  insert into hotel_changes (hotel_id) values (hotel);
  return true;
end $$;

-- So many units on these nights, whatever the room type has; null for as many as the room type has.
create function set_night_units(room bigint, stay date[], wanted integer[]) returns boolean language plpgsql as $$
declare
  hotel bigint;
  all_units integer;
begin
  select room_types.hotel_id, room_types.units into hotel, all_units from room_types where id = room for update;
  begin
    insert into inventory_nights as stock (room_type_id, night, free, units)
    select room, given.night, coalesce(given.units, all_units), given.units
    from unnest(stay, wanted) as given (night, units)
    where hotel is not null and (given.units is not null or exists (
      select from inventory_nights as known where known.room_type_id = room and known.night = given.night))
    on conflict (room_type_id, night) do update set units = excluded.units,
      free = stock.free + coalesce(excluded.units, all_units) - coalesce(stock.units, all_units);
  exception when check_violation then
    return false;
  end;
  insert into hotel_changes (hotel_id, room_type_id) values (hotel, room);
  return true;
end $$;
