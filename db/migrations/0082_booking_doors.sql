-- Addresses that an account proved by a code, so that its bookings may be mailed there. Its own address needs none.
create table confirmed_contacts (
  account_id bigint not null references accounts,
  email text not null,
  confirmed_at timestamptz not null,
  primary key (account_id, email)
);
alter table one_time_codes drop constraint one_time_codes_errand_check;
alter table one_time_codes add constraint one_time_codes_errand_check
  check (errand in ('sign_in', 'unregister', 'contact', 'reauthenticate', 'booking'));

-- Bookings are counted by network and by recipient; both limits look at the last day at most.
create index orders_by_network_and_time on orders (network, booked_at) where network <> '';
create index orders_by_recipient on orders (lower(contact ->> 'email'), booked_at);
