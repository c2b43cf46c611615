-- Every row of a hotel's stock, orders and payments names the hotel, so that the tables can be divided by it. Rows that
-- the previous version inserts without it get the hotel of their parent; the next release drops these triggers.

alter table inventory_nights add column hotel_id bigint not null default 0;
alter table order_rooms add column hotel_id bigint not null default 0;
alter table order_events add column hotel_id bigint not null default 0;
alter table order_revisions add column hotel_id bigint not null default 0;
alter table order_dues add column hotel_id bigint not null default 0;
alter table order_changes add column hotel_id bigint not null default 0;
alter table order_bills add column hotel_id bigint not null default 0;
-- A payment keeps the hotel for which it was begun, also when it pays another order.
alter table payments add column hotel_id bigint not null default 0;
alter table payment_operations add column hotel_id bigint not null default 0;
alter table payment_movements add column hotel_id bigint not null default 0;

create function fill_hotel_of_night() returns trigger language plpgsql as $$
begin
  select hotel_id into strict new.hotel_id from room_types where id = new.room_type_id;
  return new;
end $$;
create function fill_hotel_of_order() returns trigger language plpgsql as $$
begin
  select hotel_id into strict new.hotel_id from orders where id = new.order_id;
  return new;
end $$;
create function fill_hotel_of_payment() returns trigger language plpgsql as $$
begin
  select hotel_id into strict new.hotel_id from payments where id = new.payment_id;
  return new;
end $$;

create trigger inventory_nights_hotel before insert on inventory_nights
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_night();
create trigger order_rooms_hotel before insert on order_rooms
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_order();
create trigger order_events_hotel before insert on order_events
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_order();
create trigger order_revisions_hotel before insert on order_revisions
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_order();
create trigger order_dues_hotel before insert on order_dues
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_order();
create trigger order_changes_hotel before insert on order_changes
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_order();
create trigger order_bills_hotel before insert on order_bills
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_order();
create trigger payments_hotel before insert on payments
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_order();
create trigger payment_operations_hotel before insert on payment_operations
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_payment();
create trigger payment_movements_hotel before insert on payment_movements
  for each row when (new.hotel_id = 0) execute function fill_hotel_of_payment();

-- Where an order is, and what must be unique among the orders of all hotels. It numbers the orders.
create table order_directory (
  order_id bigint primary key default nextval('orders_id_seq'),
  hotel_id bigint not null,
  account_id bigint not null,
  number text not null unique,
  quote_id text not null,
  unique (account_id, quote_id)
);
create index order_directory_by_account on order_directory (account_id, order_id desc);

-- Where a payment is, which order it pays, and its numbers at the provider.
create table payment_directory (
  payment_id bigint primary key default nextval('payments_id_seq'),
  hotel_id bigint not null,
  order_id bigint not null,
  method text not null,
  out_no text not null unique,
  reference text
);
create index payment_directory_by_order on payment_directory (order_id);
create unique index payment_directory_by_reference on payment_directory (method, reference) where reference is not null;

-- The directories also hold what the previous version writes.
create function enter_order() returns trigger language plpgsql as $$
begin
  insert into order_directory (order_id, hotel_id, account_id, number, quote_id)
  values (new.id, new.hotel_id, new.account_id, new.number, new.quote_id)
  on conflict (order_id) do update set account_id = excluded.account_id
  where order_directory.account_id <> excluded.account_id;
  return null;
end $$;
create function enter_payment() returns trigger language plpgsql as $$
begin
  insert into payment_directory (payment_id, hotel_id, order_id, method, out_no, reference)
  values (new.id, new.hotel_id, new.order_id, new.method, new.out_no, new.reference)
  on conflict (payment_id) do update set order_id = excluded.order_id, reference = excluded.reference
  where (payment_directory.order_id, payment_directory.reference) is distinct from (excluded.order_id, excluded.reference);
  return null;
end $$;
create trigger orders_directory after insert or update of account_id on orders
  for each row execute function enter_order();
create trigger payments_directory after insert or update of order_id, reference on payments
  for each row execute function enter_payment();
