-- Orders. What was agreed is frozen as JSON when the order is made; columns beside it are what is looked for.

create table orders (
  id bigint generated always as identity primary key,
  -- What a guest reads out to the hotel.
  number text not null unique,
  account_id bigint not null references accounts,
  hotel_id bigint not null,
  room_type_id bigint not null,
  rate_plan_id bigint not null,
  state text not null check (state in ('held', 'confirmed', 'staying', 'completed', 'expired', 'cancelled', 'no_show',
    'payment_review')),
  -- Goes up with every change, so that whoever waits sees one.
  version integer not null default 1,
  arrival date not null,
  departure date not null,
  check_in_at timestamptz not null,
  check_out_at timestamptz not null,
  currency text not null,
  total bigint not null,
  frozen jsonb not null,
  contact jsonb not null,
  -- What is searched for beside the number: hotel and guests, folded.
  search_text text not null,
  arrival_time text,
  wishes text,
  locale text not null check (locale in ('en', 'zh')),
  quote_id text not null,
  points integer not null default 0,
  promotion text,
  -- Until when a held order may be paid.
  pay_before timestamptz,
  -- When what is due later is collected.
  collect_at timestamptz,
  -- Where it was made from, as a hash: open holds are counted by it.
  network text not null,
  -- Our own lower price, as the nightly job found it.
  rerate jsonb,
  -- The hotel says that nobody came.
  not_arrived boolean not null default false,
  booked_at timestamptz not null,
  unique (account_id, quote_id),
  check ((state = 'held') <= (pay_before is not null)),
  check (arrival < departure)
);
create index orders_by_account on orders (account_id, id desc);
create index orders_by_hold on orders (pay_before) where state = 'held';
create index orders_by_network on orders (network) where state = 'held';
create index orders_by_check_in on orders (check_in_at) where state = 'confirmed';
create index orders_by_check_out on orders (check_out_at) where state = 'staying';
create index orders_by_collection on orders (collect_at) where state = 'confirmed' and collect_at is not null;
create index orders_by_promotion on orders (promotion, account_id) where promotion is not null;

-- Rooms in the order in which they were sold. Money belongs to rooms: what one paid never answers for another.
create table order_rooms (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  position smallint not null,
  first_name text not null,
  last_name text not null,
  cancelled_at timestamptz,
  -- Captured for this room so far, what of it was planned to go back, and what a hold of money still has for it.
  paid bigint not null default 0 check (paid >= 0),
  refunded bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  unique (order_id, position),
  check (refunded between 0 and paid)
);

-- One row for every move along the table of states, and for what happens without one.
create table order_events (
  order_id bigint not null references orders,
  n integer not null,
  at timestamptz not null,
  state text not null,
  kind text not null,
  by text not null check (by in ('guest', 'system', 'staff', 'provider')),
  facts jsonb not null default '{}',
  primary key (order_id, n)
);

create table promotion_uses (
  order_id bigint primary key references orders,
  code text not null,
  account_id bigint not null,
  used_at timestamptz not null
);
create index promotion_uses_by_code on promotion_uses (code, account_id);
