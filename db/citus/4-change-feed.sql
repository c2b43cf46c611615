-- Citus only. NOT TRIED. Moves the change feed to the servers that have the hotels.
--
-- On the coordinator the feed is wrong: its row becomes visible before the second phase of the commit on the worker. In
-- the trial 166 of 1,729 reads saw a change together with the old stock. Here the change is a row of the same server and
-- transaction as the stock, and is compared with a snapshot of that server.

-- A change of everything names no hotel, which a distributed table requires: it is hotel 0, on one of the servers.
update hotel_changes set hotel_id = 0 where hotel_id is null;
alter table hotel_changes alter hotel_id set not null;
select create_distributed_table('hotel_changes', 'hotel_id', colocate_with => 'hotels');

-- The default of "txid" is evaluated where the statement is planned. A plain insert on the coordinator would store the
-- coordinator's transaction; in a delegated function it is the worker's. take_nights and return_nights insert theirs.
create function record_hotel_change(hotel bigint, room bigint) returns void language plpgsql as $$
begin
  insert into hotel_changes (hotel_id, room_type_id) values (hotel, room);
end $$;
select create_distributed_function('record_hotel_change(bigint, bigint)', 'hotel',
  colocate_with => 'hotels', force_delegation => true);

-- The changes on this server since the snapshot of it that `since` has by the server's group. Stable, so that all shards
-- are read with the snapshot that is returned.
create function changes_of_server(since jsonb) returns jsonb language plpgsql stable as $$
declare
  own integer := (select groupid from pg_dist_local_group);
  seen pg_snapshot := (since ->> own::text)::pg_snapshot;
  shard text;
  found jsonb;
  changes jsonb := '[]';
begin
  for shard in
    select format('hotel_changes_%s', shardid) from pg_dist_shard join pg_dist_placement using (shardid)
    where logicalrelid = 'hotel_changes'::regclass and groupid = own
  loop
    execute format('select coalesce(jsonb_agg(distinct jsonb_build_object(''hotel'', nullif(hotel_id, 0), ''room'', room_type_id)), ''[]'')
      from %I where txid >= pg_snapshot_xmin($1) and not pg_visible_in_snapshot(txid, $1)', shard) into found using seen;
    changes := changes || found;
  end loop;
  return jsonb_build_object('server', own, 'snapshot', pg_current_snapshot()::text,
    'started', pg_postmaster_start_time()::text, 'changes', changes);
end $$;
select create_distributed_function('changes_of_server(jsonb)');

-- The site then reads this instead of hotel_changes, and stores the snapshots of all servers as its position:
--   select result from run_command_on_workers('select changes_of_server(''{"1": "…", "2": "…"}'')')
-- It calls record_hotel_change instead of inserting (src/server/inventory/changes-store.ts).
