-- A rate plan may follow the room type's price by a sum per night, in minor units, instead of a percentage.
alter table rate_plans add column price_sum bigint not null default 0,
  add constraint rate_plans_price_sum check (price_sum = 0 or (percent = 10000 and not own_prices));
