-- Finding orders at the desk: by a part of a name, a telephone number, hotel, state and dates.
create index orders_by_text on orders using gin (search_text gin_trgm_ops);
create index orders_by_phone on orders using gin
  (regexp_replace(contact ->> 'phone', '[^0-9]', '', 'g') gin_trgm_ops);
create index orders_by_state on orders (state, id desc);
create index orders_by_hotel on orders (hotel_id, id desc);
create index orders_by_arrival on orders (arrival, id desc);
create index orders_by_departure on orders (departure, id desc);

create index tickets_all_by_order on tickets (order_id) where order_id is not null;

-- What staff tell each other about an order; the guest never sees it.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  staff_id bigint not null references staff,
  staff_name text not null,
  text text not null,
  at timestamptz not null
);
create index order_notes_by_order on order_notes (order_id, id);

-- Refunds beyond a sum wait for a second member of staff.
create table order_approvals (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('cancel_beyond', 'refund')),
  -- What goes back, in minor units of the order's currency, and the order as it was when that was decided.
  amount bigint not null check (amount > 0),
  version integer not null,
  reason text not null,
  asked_by bigint not null references staff,
  asked_by_name text not null,
  asked_at timestamptz not null,
  decided_by bigint references staff,
  decided_by_name text,
  decided_at timestamptz,
  decision text check (decision in ('approved', 'declined', 'outdated')),
  check ((decided_at is null) = (decision is null)),
  check (decided_by is distinct from asked_by or decision <> 'approved')
);
create unique index order_approvals_open on order_approvals (order_id) where decision is null;

-- Who looks at an order now.
create table order_viewers (
  order_id bigint not null references orders,
  staff_id bigint not null references staff,
  staff_name text not null,
  seen_at timestamptz not null,
  primary key (order_id, staff_id)
);
