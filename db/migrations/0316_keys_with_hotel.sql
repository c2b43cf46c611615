create unique index inventory_nights_key on inventory_nights (room_type_id, night, hotel_id);
create unique index orders_with_hotel on orders (id, hotel_id);
create unique index payments_with_hotel on payments (id, hotel_id);
