-- Orders and days whose figures changed: triggers append, the job of the reports takes. Rows have no unique key, so
-- that an order never waits for the job.
create table report_changes (
  id bigint generated always as identity primary key,
  order_id bigint,
  -- A day of the site's clock on which money moved.
  day date,
  check ((order_id is null) <> (day is null))
);

create function report_order_change() returns trigger language plpgsql as $$
begin
  insert into report_changes (order_id) values (new.id);
  return null;
end $$;
create trigger orders_report after insert or update on orders for each row execute function report_order_change();

create function report_commission_change() returns trigger language plpgsql as $$
begin
  insert into report_changes (order_id) values (new.order_id);
  return null;
end $$;
create trigger commissions_report after insert or update on commissions
  for each row execute function report_commission_change();

create function report_money_change() returns trigger language plpgsql as $$
begin
  insert into report_changes (day) values ((new.at at time zone 'Asia/Shanghai')::date);
  return null;
end $$;
create trigger payment_movements_report after insert or update on payment_movements
  for each row execute function report_money_change();

-- The figures of one order that was confirmed at some time: no names, no contact.
create table report_orders (
  order_id bigint primary key,
  hotel_id bigint not null,
  city_id bigint not null,
  rate_plan_id bigint not null,
  agent_id bigint,
  source text not null check (source in ('direct', 'agent', 'desk')),
  -- Days of the site's clock.
  booked_day date not null,
  cancelled_day date,
  arrival date not null,
  departure date not null,
  -- Rooms that are sold now; none if the order was cancelled or nobody came.
  rooms integer not null,
  currency text not null,
  -- Room revenue by night in the order's currency, and in fen at the order's own rate.
  nights bigint[] not null,
  nights_cny bigint[] not null,
  revenue bigint not null,
  revenue_cny bigint not null,
  commission bigint not null,
  lead_days integer not null,
  lead_bucket smallint not null,
  stay_bucket smallint not null
);
create index report_orders_by_booking on report_orders (booked_day);
create index report_orders_by_cancellation on report_orders (cancelled_day) where cancelled_day is not null;
create index report_orders_by_stay on report_orders (arrival, departure) where rooms > 0;
create index report_orders_of_hotel on report_orders (hotel_id, booked_day);
create index report_orders_of_hotel_by_stay on report_orders (hotel_id, arrival) where rooms > 0;

-- Days to be summed again.
create table report_stale_days (
  day date primary key
);

-- Sums by day: of the site (key 0), a city, a hotel, a rate plan or an agent.
create table report_days (
  split text not null check (split in ('site', 'place', 'hotel', 'plan', 'agent')),
  key bigint not null,
  day date not null,
  currency text not null,
  -- By night of stay.
  rooms integer not null default 0,
  revenue bigint not null default 0,
  revenue_cny bigint not null default 0,
  -- By day of booking, as the orders are now.
  bookings integer not null default 0,
  booked_nights integer not null default 0,
  booked_revenue bigint not null default 0,
  booked_cny bigint not null default 0,
  commission bigint not null default 0,
  lead_days bigint not null default 0,
  leads integer[] not null default '{0,0,0,0,0,0,0,0}',
  stays integer[] not null default '{0,0,0,0,0,0,0}',
  -- Direct, agent, desk.
  sources integer[] not null default '{0,0,0}',
  -- By day of cancellation.
  cancelled integer not null default 0,
  primary key (split, day, key, currency)
);
create index report_days_of_key on report_days (split, key, day);

-- Money that moved at a provider on a day, in the currency that it charged.
create table report_payments (
  split text not null check (split in ('site', 'place', 'hotel')),
  key bigint not null,
  day date not null,
  method text not null,
  currency text not null,
  captures integer not null,
  captured bigint not null,
  fees bigint not null,
  refunds integer not null,
  refunded bigint not null,
  primary key (split, key, day, method, currency)
);
create index report_payments_by_day on report_payments (day);

-- Rooms of a hotel from the first to the last night; the job continues the last row.
create table report_stock (
  hotel_id bigint not null,
  first_night date not null,
  last_night date not null,
  rooms integer not null,
  primary key (hotel_id, first_night),
  check (first_night <= last_night)
);
create index report_stock_by_night on report_stock (last_night, first_night);

-- Requests by step of the way to a booking: counts only.
create table report_steps (
  day date not null,
  step text not null check (step in ('search', 'hotel', 'prices', 'checkout')),
  requests bigint not null,
  primary key (day, step)
);

create table report_runs (
  one boolean primary key default true check (one),
  finished_at timestamptz not null,
  stock_day date
);

-- Reports that a member of staff receives by email.
create table report_mails (
  staff_id bigint primary key references staff,
  every text not null check (every in ('day', 'week', 'month')),
  split text check (split in ('place', 'hotel')),
  key bigint,
  changed_at timestamptz not null,
  check ((split is null) = (key is null))
);

-- Orders that were booked before this table are read once.
insert into report_changes (order_id) select id from orders where state not in ('held', 'expired');
insert into report_changes (day) select distinct (at at time zone 'Asia/Shanghai')::date from payment_movements;

-- New permissions for edited roles: each follows from the role.
update staff_roles set permissions = permissions || '{reports.see,reports.mail}' where role in ('finance', 'revenue');
