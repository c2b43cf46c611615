-- The references with the hotel replace those without.
alter table order_rooms validate constraint order_rooms_order;
alter table order_events validate constraint order_events_order;
alter table order_revisions validate constraint order_revisions_order;
alter table order_dues validate constraint order_dues_order;
alter table order_changes validate constraint order_changes_order;
alter table payment_operations validate constraint payment_operations_payment;
alter table payment_movements validate constraint payment_movements_payment;
alter table order_rooms drop constraint order_rooms_order_id_fkey;
alter table order_events drop constraint order_events_order_id_fkey;
alter table order_revisions drop constraint order_revisions_order_id_fkey;
alter table order_dues drop constraint order_dues_order_id_fkey;
alter table order_changes drop constraint order_changes_order_id_fkey;
alter table payment_operations drop constraint payment_operations_payment_id_fkey;
alter table payment_movements drop constraint payment_movements_payment_id_fkey;

-- Tables of hotels and tables of guests can be in different databases: neither refers to the other.
alter table orders drop constraint orders_account_id_fkey;
alter table guest_reviews drop constraint guest_reviews_account_id_fkey;
alter table promotion_uses drop constraint promotion_uses_order_id_fkey;
alter table claims drop constraint claims_order_id_fkey;
alter table tickets drop constraint tickets_order_id_fkey;
