-- How staff resolved a refund that the provider refused: planned again as a new operation, or paid by another means.
alter table payment_operations add column resolved text check (resolved in ('retried', 'paid_elsewhere')),
  add column resolved_at timestamptz,
  add constraint payment_operations_resolved_refund check (resolved is null or (kind = 'refund' and state = 'failed'));
