-- Counts of the orders of a hotelier by state.
create index orders_by_hotel_and_state on orders (hotel_id, state);
