-- Disputes that payers opened at the provider. Money moves only by the provider's own movements.
create table payment_disputes (
  method text not null,
  -- The provider's number.
  id text not null,
  -- Null if the disputed payment is not ours.
  payment_id bigint references payments,
  state text not null check (state in ('open', 'waiting_for_us', 'waiting_for_payer', 'under_review', 'resolved')),
  reason text not null,
  amount bigint not null,
  currency text not null,
  -- Our response is due by then.
  respond_by timestamptz,
  outcome text,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (method, id)
);
create index payment_disputes_by_payment on payment_disputes (payment_id);
create index payment_disputes_open on payment_disputes (respond_by) where state <> 'resolved';

-- A refused refund of money that no order wanted can also be resolved by paying another order with it.
alter table payment_operations drop constraint payment_operations_resolved_check,
  add constraint payment_operations_resolved_check check (resolved in ('retried', 'paid_elsewhere', 'assigned'));
