-- Rows of an order or payment refer to it together with its hotel. A payment may pay an order of another hotel, so its
-- order is not referred to in this way.
alter table order_rooms add constraint order_rooms_order foreign key (order_id, hotel_id) references orders (id, hotel_id) not valid;
alter table order_events add constraint order_events_order foreign key (order_id, hotel_id) references orders (id, hotel_id) not valid;
alter table order_revisions add constraint order_revisions_order foreign key (order_id, hotel_id) references orders (id, hotel_id) not valid;
alter table order_dues add constraint order_dues_order foreign key (order_id, hotel_id) references orders (id, hotel_id) not valid;
alter table order_changes add constraint order_changes_order foreign key (order_id, hotel_id) references orders (id, hotel_id) not valid;
alter table payment_operations add constraint payment_operations_payment
  foreign key (payment_id, hotel_id) references payments (id, hotel_id) on delete cascade not valid;
alter table payment_movements add constraint payment_movements_payment
  foreign key (payment_id, hotel_id) references payments (id, hotel_id) on delete cascade not valid;
