update inventory_nights set hotel_id = room_types.hotel_id
from room_types where room_types.id = room_type_id and inventory_nights.hotel_id = 0;
