-- The cheapest nights of each hotel for two as they were on a day, for the comparison with today's. Rows of the last three months.
create table price_samples (
  hotel_id bigint not null,
  day date not null,
  -- The totals are in its minor units.
  currency text not null,
  -- For each month from that of `day`: a night from Sunday to Thursday, then one of Friday or Saturday; null if not for sale.
  totals bigint[] not null,
  primary key (hotel_id, day)
);
create index price_samples_by_day on price_samples (day);
