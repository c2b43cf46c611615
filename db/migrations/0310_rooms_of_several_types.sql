-- A room of an order of several room types or rates; null is that of the order.
alter table order_rooms add column room_type_id bigint, add column rate_plan_id bigint;
