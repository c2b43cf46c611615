-- The cheapest night of the coming 30 days for two in each city, in minor units of CNY: a job writes it every night.
create table place_prices (
  place bigint primary key references places (id) on delete cascade,
  night_from bigint not null check (night_from > 0)
);
alter table place_data add column priced_at timestamptz;
