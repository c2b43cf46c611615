-- Citus only. Runs on the coordinator after 1-keys.sql, when the workers are added (citus_add_node) and the site is
-- stopped. The number of shards cannot be changed without moving every row: 64 for up to 16 workers with 4 shards each.
set citus.shard_count = 64;

-- Citus refuses tables with triggers. The reports then do not notice changes by themselves: see "Missing" in README.md.
drop trigger orders_report on orders;
drop trigger payment_movements_report on payment_movements;

select create_distributed_table('hotels', 'id');
select create_distributed_table('hotel_texts', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('room_types', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('rate_plans', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('price_calendars', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('taxes', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('restrictions', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('images', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('inventory_nights', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('orders', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('order_rooms', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('order_events', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('order_revisions', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('order_dues', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('order_changes', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('order_bills', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('payments', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('payment_operations', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('payment_movements', 'hotel_id', colocate_with => 'hotels');
select create_distributed_table('guest_reviews', 'hotel_id', colocate_with => 'hotels');

select create_reference_table('exchange_rates');

-- A transaction that writes plain tables of the coordinator and one worker commits in one phase, the worker first: a
-- failure in between leaves half of it. With a table that Citus manages in the transaction it commits in two phases.
select citus_add_local_table_to_metadata('requests');
select citus_add_local_table_to_metadata('order_directory');
select citus_add_local_table_to_metadata('payment_directory');
select citus_add_local_table_to_metadata('provider_messages');
select citus_add_local_table_to_metadata('outbox');
-- With ledger_entries, which refers to it.
select citus_add_local_table_to_metadata('ledger_transfers', cascade_via_foreign_keys => true);
