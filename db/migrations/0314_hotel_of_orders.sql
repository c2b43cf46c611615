update order_rooms set hotel_id = orders.hotel_id from orders where orders.id = order_id and order_rooms.hotel_id = 0;
update order_events set hotel_id = orders.hotel_id from orders where orders.id = order_id and order_events.hotel_id = 0;
update order_revisions set hotel_id = orders.hotel_id from orders where orders.id = order_id and order_revisions.hotel_id = 0;
update order_dues set hotel_id = orders.hotel_id from orders where orders.id = order_id and order_dues.hotel_id = 0;
update order_changes set hotel_id = orders.hotel_id from orders where orders.id = order_id and order_changes.hotel_id = 0;
update order_bills set hotel_id = orders.hotel_id from orders where orders.id = order_id and order_bills.hotel_id = 0;
insert into order_directory (order_id, hotel_id, account_id, number, quote_id)
select id, hotel_id, account_id, number, quote_id from orders on conflict (order_id) do nothing;
