-- What guests write to us, as threads. A thread about an order is that order's.
create table tickets (
  id bigint generated always as identity primary key,
  -- What the guest and we call it by.
  number text not null unique,
  account_id bigint references accounts,
  order_id bigint references orders,
  topic text not null check (topic in ('booking', 'payment', 'cancellation', 'hotel', 'account', 'website', 'suggestion',
    'other')),
  -- `order:…`, `hotel:…` or a path.
  about text,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- Messages of ours that the guest has not read.
  unread integer not null default 0 check (unread >= 0),
  opened_at timestamptz not null,
  updated_at timestamptz not null
);
create index tickets_by_account on tickets (account_id, id desc);
-- What is written next about an order joins the thread that is there.
create unique index tickets_by_order on tickets (order_id) where order_id is not null and state <> 'closed';

-- Counted from 1 without gaps.
create table ticket_messages (
  ticket_id bigint not null references tickets on delete cascade,
  n integer not null check (n > 0),
  by text not null check (by in ('guest', 'staff')),
  body text not null,
  at timestamptz not null,
  primary key (ticket_id, n)
);
