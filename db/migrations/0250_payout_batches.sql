-- Payouts that are paid together by one file of the bank. A second member of staff approves the batch.
create table agent_payout_batches (
  id bigint generated always as identity primary key,
  state text not null check (state in ('proposed', 'approved', 'paid', 'cancelled')),
  proposed_by bigint not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  approved_by bigint,
  approved_by_name text,
  approved_at timestamptz,
  -- Paid or cancelled.
  ended_by_name text,
  ended_at timestamptz,
  -- The bank's reference.
  reference text,
  check (approved_by is distinct from proposed_by)
);
create index agent_payout_batches_open on agent_payout_batches (id) where state in ('proposed', 'approved');

alter table agent_payouts add column batch_id bigint references agent_payout_batches;
create index agent_payouts_by_batch on agent_payouts (batch_id) where batch_id is not null;
create index agent_payouts_by_state on agent_payouts (state, id);
create index commissions_by_payout on commissions (payout_id) where payout_id is not null;

-- New permissions for edited roles: each follows from the role.
update staff_roles set permissions = permissions || '{agents.see}' where role = 'support';
update staff_roles set permissions = permissions || '{agents.see,agents.change,payouts.change}' where role = 'finance';
update staff_roles set permissions = permissions || '{newsletter.see,newsletter.send,redirects.see,redirects.change}'
  where role = 'content';
