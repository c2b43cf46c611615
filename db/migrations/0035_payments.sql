-- Money of orders. A payment is one attempt by one means; operations are what we decided to do with it, committed before
-- the provider hears of them; movements are what the provider says that happened.

create table payments (
  id bigint generated always as identity primary key,
  -- The idempotency key under which it is begun at the provider.
  key uuid not null unique default gen_random_uuid(),
  order_id bigint not null references orders,
  method text not null check (method in ('paypal', 'alipay', 'unionpay')),
  way text not null check (way in ('charge', 'hold')),
  -- What of the order it pays: what is due first, or the rest of a deposit.
  part text not null check (part in ('first', 'rest')),
  attempt integer not null,
  state text not null default 'created' check (state in ('created', 'pending', 'authorised', 'captured',
    'partly_refunded', 'refunded', 'failed', 'voided', 'expired')),
  -- In the order's currency, and as the provider charges it at the order's own rate.
  amount bigint not null check (amount > 0),
  currency text not null,
  charge_amount bigint not null check (charge_amount > 0),
  charge_currency text not null,
  rate jsonb,
  -- Our number at the provider, and the provider's.
  out_no text not null unique,
  reference text,
  -- What the payer's browser does next.
  next jsonb,
  title text not null,
  locale text not null check (locale in ('en', 'zh')),
  -- Sums in the order's currency.
  authorised bigint not null default 0 check (authorised between 0 and amount),
  captured bigint not null default 0 check (captured between 0 and amount),
  released bigint not null default 0 check (released between 0 and amount),
  refunded bigint not null default 0,
  -- And in the provider's.
  charge_captured bigint not null default 0 check (charge_captured between 0 and charge_amount),
  charge_refunded bigint not null default 0,
  fee bigint not null default 0,
  -- The hold in force, until when it can be captured, and until when the provider answers for it.
  hold_id text,
  hold_expires_at timestamptz,
  honoured_until timestamptz,
  -- The order had no use for this money: all of it goes back.
  orphan boolean not null default false,
  -- Why a person has to look.
  review text,
  pay_before timestamptz,
  created_at timestamptz not null,
  unique (order_id, attempt),
  check (refunded between 0 and captured),
  check (charge_refunded between 0 and charge_captured)
);
create unique index payments_by_reference on payments (method, reference) where reference is not null;
create index payments_by_order on payments (order_id);
create index payments_open on payments (pay_before) where state in ('created', 'pending');
create index payments_held on payments (honoured_until) where state = 'authorised';
create index payments_reviewed on payments (id) where review is not null;

create table payment_operations (
  -- Also the key under which the provider knows it.
  id uuid primary key default gen_random_uuid(),
  payment_id bigint not null references payments on delete cascade,
  kind text not null check (kind in ('authorise', 'capture', 'void', 'refund', 'reauthorise', 'close')),
  amount bigint not null check (amount >= 0),
  charge_amount bigint not null check (charge_amount >= 0),
  -- Names the decision that it follows from, so that none is planned twice.
  reason text not null,
  state text not null default 'planned' check (state in ('planned', 'sent', 'succeeded', 'failed', 'unknown')),
  -- Of a refund: the capture that it gives back of.
  capture_id text,
  -- What the provider calls it, or why it refused.
  provider_id text,
  refusal text,
  tries integer not null default 0,
  planned_at timestamptz not null,
  first_sent_at timestamptz,
  sent_at timestamptz,
  next_try_at timestamptz,
  finished_at timestamptz,
  unique (payment_id, reason)
);
-- The next is sent when it is known what became of the last.
create unique index payment_operations_one_open on payment_operations (payment_id) where state in ('sent', 'unknown');
create index payment_operations_waiting on payment_operations (next_try_at)
  where state in ('planned', 'sent', 'unknown');
create index payment_operations_by_payment on payment_operations (payment_id, planned_at);

-- By the provider's number: whoever tells of it, and however often, it counts once.
create table payment_movements (
  method text not null,
  kind text not null check (kind in ('authorisation', 'capture', 'refund', 'void')),
  provider_id text not null,
  payment_id bigint not null references payments on delete cascade,
  operation_id uuid references payment_operations on delete cascade,
  amount bigint not null check (amount >= 0),
  charge_amount bigint not null check (charge_amount >= 0),
  fee bigint not null default 0,
  -- Of a refund: its capture.
  of_id text,
  at timestamptz not null,
  primary key (method, kind, provider_id)
);
create index payment_movements_by_payment on payment_movements (payment_id, at);

-- The inbox: a message is written down in the transaction of its effect, and read once.
create table provider_messages (
  method text not null,
  event_id text not null,
  kind text not null,
  payment_id bigint references payments on delete cascade,
  -- What came of it: `applied`, `known`, `mismatch`, `unmatched`.
  effect text not null,
  body text not null,
  received_at timestamptz not null,
  primary key (method, event_id)
);
create index provider_messages_unmatched on provider_messages (received_at) where effect in ('mismatch', 'unmatched');

-- Each day's comparison of the provider's statement with our books.
create table payment_statements (
  method text not null,
  day date not null,
  lines integer not null,
  differences jsonb not null,
  compared_at timestamptz not null,
  primary key (method, day)
);
