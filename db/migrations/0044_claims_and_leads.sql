-- Offers of others that guests saw below our price, and what we decided about them.
create table claims (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  guest_id bigint not null references accounts,
  url text not null,
  -- As it was seen there.
  total bigint not null check (total >= 0),
  currency text not null,
  -- How much less than ours that was when the claim came, in the order's currency.
  difference bigint not null check (difference > 0),
  seen_at timestamptz not null,
  body text not null,
  images text[] not null,
  state text not null default 'open' check (state in ('open', 'granted', 'refused')),
  -- In the order's currency.
  refund bigint not null default 0 check (refund >= 0),
  points integer not null default 0 check (points >= 0),
  -- The reason, as its guest reads it.
  answer text,
  sent_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'open') = (answer is null)),
  check ((state = 'granted') = (refund > 0 or points > 0))
);
-- An order has one claim that waits or was granted; one that was refused may be followed by another.
create unique index claims_by_order on claims (order_id) where state <> 'refused';
create index claims_by_guest on claims (guest_id, id desc);
create index claims_by_state on claims (state, id);

-- Hotels that would like to be sold here.
create table leads (
  id bigint generated always as identity primary key,
  -- What the hotel and we call it by.
  number text not null unique,
  -- Of somebody who was signed in.
  guest_id bigint references accounts,
  hotel text not null,
  city text not null,
  name text not null,
  email text not null,
  phone text not null,
  rooms integer not null check (rooms > 0),
  body text not null,
  locale text not null check (locale in ('en', 'zh')),
  state text not null default 'new' check (state in ('new', 'contacted', 'closed')),
  note text,
  sent_at timestamptz not null,
  updated_at timestamptz not null
);
create index leads_by_state on leads (state, id);
create index leads_by_guest on leads (guest_id) where guest_id is not null;
