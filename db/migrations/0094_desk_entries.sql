-- Entries of Today that a member of staff has taken: the key names what needs a person.
create table desk_entries_taken (
  key text primary key,
  staff_id bigint not null references staff,
  staff_name text not null,
  taken_at timestamptz not null
);

create index orders_by_booking on orders (booked_at);
create index order_events_by_cancellation on order_events (at) where kind = 'cancelled';
