-- Arrivals, departures and monthly statements of one hotel.
create index orders_by_hotel_and_departure on orders (hotel_id, departure);
