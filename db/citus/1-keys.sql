-- Widens the keys, so that the tables of hotels can be divided by hotel. Runs on plain PostgreSQL, in one transaction,
-- while the site is stopped. Uniqueness across hotels is held by order_directory and payment_directory from then on.

-- Rows without their hotel are refused. A later release drops these triggers and functions for every site.
drop trigger if exists inventory_nights_hotel on inventory_nights;
drop trigger if exists order_rooms_hotel on order_rooms;
drop trigger if exists order_events_hotel on order_events;
drop trigger if exists order_revisions_hotel on order_revisions;
drop trigger if exists order_dues_hotel on order_dues;
drop trigger if exists order_changes_hotel on order_changes;
drop trigger if exists order_bills_hotel on order_bills;
drop trigger if exists payments_hotel on payments;
drop trigger if exists payment_operations_hotel on payment_operations;
drop trigger if exists payment_movements_hotel on payment_movements;
drop trigger if exists orders_directory on orders;
drop trigger if exists payments_directory on payments;
drop function if exists fill_hotel_of_night(), fill_hotel_of_order(), fill_hotel_of_payment(), enter_order(), enter_payment();
drop function if exists take_nights(bigint, date[], integer), return_nights(bigint, date[], integer);
alter table inventory_nights alter hotel_id drop default;
alter table order_rooms alter hotel_id drop default;
alter table order_events alter hotel_id drop default;
alter table order_revisions alter hotel_id drop default;
alter table order_dues alter hotel_id drop default;
alter table order_changes alter hotel_id drop default;
alter table order_bills alter hotel_id drop default;
alter table payments alter hotel_id drop default;
alter table payment_operations alter hotel_id drop default;
alter table payment_movements alter hotel_id drop default;

-- References between tables of hotels and other tables: they can be on different servers.
alter table hotels drop constraint hotels_city_fkey, drop constraint hotels_district_fkey;
alter table favourites drop constraint favourites_hotel_id_fkey;
alter table traces drop constraint traces_hotel_id_fkey;
alter table conversation_messages drop constraint conversation_messages_order_id_fkey;
alter table order_approvals drop constraint order_approvals_order_id_fkey;
alter table order_notes drop constraint order_notes_order_id_fkey;
alter table order_viewers drop constraint order_viewers_order_id_fkey;
alter table payment_disputes drop constraint payment_disputes_payment_id_fkey;
alter table provider_messages drop constraint provider_messages_payment_id_fkey;
alter table hotel_commissions drop constraint hotel_commissions_hotel_id_fkey;
alter table hotel_editors drop constraint hotel_editors_hotel_id_fkey;
alter table hotel_proposals drop constraint hotel_proposals_hotel_id_fkey;
alter table calendar_cells drop constraint calendar_cells_room_type_id_fkey;
alter table calendar_changes drop constraint calendar_changes_hotel_id_fkey;
alter table calendar_feeds drop constraint calendar_feeds_room_type_id_fkey;
alter table calendar_viewers drop constraint calendar_viewers_hotel_id_fkey;
alter table feed_nights drop constraint feed_nights_room_type_id_fkey;
alter table feed_tokens drop constraint feed_tokens_room_type_id_fkey;

-- References between rows that can belong to different hotels: a payment can pay an order of another hotel.
alter table payments drop constraint payments_order_id_fkey, drop constraint payments_due_id_fkey;
alter table payment_operations drop constraint payment_operations_due_id_fkey;
alter table order_dues drop constraint order_dues_payment_id_fkey;

-- References without the hotel, which depend on the narrow keys.
alter table restrictions drop constraint restrictions_room_type_id_fkey, drop constraint restrictions_rate_plan_id_fkey;
alter table images drop constraint images_room_type_id_fkey;
alter table guest_reviews drop constraint guest_reviews_order_id_fkey;
alter table order_changes drop constraint order_changes_due_id_fkey;
alter table payment_movements drop constraint payment_movements_operation_id_fkey;

-- Hotels. No directory has their codes yet: two imports at the same time could insert one code twice.
alter table hotels drop constraint hotels_code_key;
create index hotels_by_code on hotels (code);
alter table room_types drop constraint room_types_pkey, add primary key (id, hotel_id);
alter table rate_plans drop constraint rate_plans_pkey, add primary key (id, hotel_id);
alter table images drop constraint images_pkey, add primary key (id, hotel_id),
  add foreign key (room_type_id, hotel_id) references room_types (id, hotel_id) on delete cascade;
alter table restrictions
  add foreign key (room_type_id, hotel_id) references room_types (id, hotel_id) on delete cascade,
  add foreign key (rate_plan_id, hotel_id) references rate_plans (id, hotel_id) on delete cascade;
alter table price_calendars drop constraint price_calendars_key,
  add constraint price_calendars_key unique nulls not distinct (room_type_id, rate_plan_id, hotel_id);

-- Orders. The directory holds number and quote.
alter table orders drop constraint orders_number_key, drop constraint orders_account_id_quote_id_key,
  drop constraint orders_pkey, add constraint orders_pkey primary key using index orders_with_hotel;
create index orders_by_number on orders (number);
alter table order_rooms drop constraint order_rooms_pkey, drop constraint order_rooms_order_id_position_key,
  add primary key (id, hotel_id), add unique (order_id, position, hotel_id);
alter table order_events drop constraint order_events_pkey, add primary key (order_id, n, hotel_id);
alter table order_revisions drop constraint order_revisions_pkey, add primary key (order_id, n, hotel_id);
alter table order_dues drop constraint order_dues_pkey, add primary key (id, hotel_id);
alter table order_bills drop constraint order_bills_pkey, add primary key (order_id, hotel_id);
drop index order_changes_pending;
create unique index order_changes_pending on order_changes (order_id, hotel_id) where state = 'pending';
alter table order_changes drop constraint order_changes_pkey, add primary key (id, hotel_id),
  add foreign key (due_id, hotel_id) references order_dues (id, hotel_id);
alter table guest_reviews drop constraint guest_reviews_pkey, drop constraint guest_reviews_order_id_key,
  add primary key (id, hotel_id), add unique (order_id, hotel_id),
  add foreign key (order_id, hotel_id) references orders (id, hotel_id);

-- The same view, whose subquery reads the server of the order.
create or replace view current_orders as
select id, number, account_id, hotel_id, room_type_id, rate_plan_id, state, version, arrival, departure, check_in_at, check_out_at,
  currency, total, contact, search_text, arrival_time, wishes, locale, quote_id, points, promotion, pay_before, network, rerate,
  not_arrived, booked_at, revision,
  (select snapshot from order_revisions
    where order_id = orders.id and order_revisions.hotel_id = orders.hotel_id and n = orders.revision) as snapshot
from orders;

-- Payments. The directory holds the numbers at the provider. Keys of payments and operations are random.
drop index payments_by_reference;
create index payments_by_reference on payments (method, reference) where reference is not null;
alter table payments drop constraint payments_out_no_key, drop constraint payments_key_key,
  drop constraint payments_order_id_attempt_key, add unique (order_id, attempt, hotel_id),
  drop constraint payments_pkey, add constraint payments_pkey primary key using index payments_with_hotel;
drop index payment_operations_one_open;
create unique index payment_operations_one_open on payment_operations (payment_id, hotel_id)
  where state in ('sent', 'unknown');
alter table payment_operations drop constraint payment_operations_payment_id_reason_key,
  drop constraint payment_operations_pkey, add primary key (id, hotel_id), add unique (payment_id, reason, hotel_id);
alter table payment_movements drop constraint payment_movements_pkey,
  add primary key (method, kind, provider_id, hotel_id),
  add foreign key (operation_id, hotel_id) references payment_operations (id, hotel_id) on delete cascade;
