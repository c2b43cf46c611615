update payments set hotel_id = orders.hotel_id from orders where orders.id = order_id and payments.hotel_id = 0;
update payment_operations set hotel_id = payments.hotel_id
from payments where payments.id = payment_id and payment_operations.hotel_id = 0;
update payment_movements set hotel_id = payments.hotel_id
from payments where payments.id = payment_id and payment_movements.hotel_id = 0;
insert into payment_directory (payment_id, hotel_id, order_id, method, out_no, reference)
select id, hotel_id, order_id, method, out_no, reference from payments on conflict (payment_id) do nothing;
