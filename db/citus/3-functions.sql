-- Takes and returns nights on the server that has the hotel, with the signatures and results of migration 0317. Citus
-- refuses "insert … select … on conflict" with variables of PL/pgSQL, also on a worker: the rows are inserted one by one,
-- then locked, updated and counted. A night gets its row even if another night is sold out; the savepoint removes it.

create or replace function take_nights(hotel bigint, room bigint, stay date[], rooms integer) returns boolean language plpgsql as $$
declare
  all_units integer;
  taken integer;
  one date;
begin
  if rooms < 1 or cardinality(stay) < 1 then
    raise exception 'nothing to take: % rooms for % nights', rooms, cardinality(stay);
  end if;
  select units into all_units from room_types where hotel_id = hotel and id = room for share;
  if all_units is null then
    return false;
  end if;
  begin
    for one in select wanted.night from unnest(stay) as wanted (night) order by wanted.night loop
      insert into inventory_nights (hotel_id, room_type_id, night, free) values (hotel, room, one, all_units)
      on conflict (room_type_id, night, hotel_id) do nothing;
    end loop;
    perform from inventory_nights
    where hotel_id = hotel and room_type_id = room and night = any (stay) order by night for update;
    update inventory_nights set free = free - rooms
    where hotel_id = hotel and room_type_id = room and night = any (stay) and free >= rooms;
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

create or replace function return_nights(hotel bigint, room bigint, stay date[], rooms integer) returns void language plpgsql as $$
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

-- Citus only, from here on. The call must be a select of its own: only then it is sent to the worker as a whole.
select create_distributed_function('take_nights(bigint, bigint, date[], integer)', 'hotel',
  colocate_with => 'hotels', force_delegation => true);
select create_distributed_function('return_nights(bigint, bigint, date[], integer)', 'hotel',
  colocate_with => 'hotels', force_delegation => true);
