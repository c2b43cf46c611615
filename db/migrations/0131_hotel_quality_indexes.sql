-- For the desk's list of hotels: keyset paging by score, filters by fault and state.
create index hotels_by_quality on hotels (quality, id);
create index hotels_by_fault on hotels using gin (faults);
create index hotels_not_open on hotels (state, id) where state <> 'open';
