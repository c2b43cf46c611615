-- Messages between a guest and the hotel about one order.
create table hotel_threads (
  order_id bigint primary key,
  account_id bigint not null,
  hotel_id bigint not null,
  last_at timestamptz not null,
  -- The first message of the guest that the hotel has not answered.
  waiting_since timestamptz
);
create index on hotel_threads (account_id);
create index on hotel_threads (hotel_id, last_at);
create index hotel_threads_waiting on hotel_threads (waiting_since) where waiting_since is not null;

create table hotel_messages (
  id bigint generated always as identity primary key,
  order_id bigint not null references hotel_threads on delete cascade,
  at timestamptz not null,
  -- Null for a message of the guest.
  staff_id bigint,
  text text not null,
  lang text not null
);
create index on hotel_messages (order_id, id);
