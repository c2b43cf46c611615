-- Changes that wait for the payment of their difference. The added nights are taken; the stay in force is untouched.

create table order_changes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  state text not null check (state in ('pending', 'applied', 'expired', 'dropped')),
  made_at timestamptz not null,
  pay_before timestamptz not null,
  due_id bigint not null references order_dues,
  -- The revision and the money on which it was calculated. With others it cannot be applied.
  revision integer not null,
  covered bigint not null,
  -- The added nights: [{roomTypeId, nights, rooms}].
  taken jsonb not null,
  change jsonb not null
);
create unique index order_changes_pending on order_changes (order_id) where state = 'pending';
create index order_changes_by_due on order_changes (due_id);
create index order_changes_by_hold on order_changes (pay_before) where state = 'pending';
