-- Agents: who may earn a commission, whom they brought, and what they are owed. Amounts are fen; what they sum to is in
-- the ledger's book of commission.

create table agents (
  account_id bigint primary key references accounts,
  state text not null check (state in ('applied', 'approved', 'refused')),
  -- Who is paid, where they share, and how they are paid.
  name text not null,
  channel text not null,
  payout text not null,
  -- The version of the statement that was accepted.
  statement text not null,
  applied_at timestamptz not null,
  decided_at timestamptz,
  -- Why staff refused.
  reason text,
  code text unique,
  -- The agent who brought this one in, and what that one has noted.
  brought_by bigint references accounts,
  member_note text not null default '',
  check ((state = 'approved') <= (code is not null)),
  check (brought_by <> account_id)
);
create index agents_by_sponsor on agents (brought_by) where brought_by is not null;
create index agents_by_state on agents (state, applied_at);

-- By which agents a guest came, and when last: kept for as long as it may count.
create table agent_touches (
  account_id bigint not null references accounts,
  agent_id bigint not null references agents (account_id),
  at timestamptz not null,
  primary key (account_id, agent_id)
);
create index agent_touches_by_time on agent_touches (at);

-- How often links were followed, day by day: numbers, and nothing about who did.
create table agent_visits (
  agent_id bigint not null references agents (account_id),
  day date not null,
  visits integer not null,
  primary key (agent_id, day)
);

create table agent_payouts (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents (account_id),
  amount bigint not null check (amount > 0),
  -- Where the agent wanted it then.
  destination text not null,
  state text not null check (state in ('requested', 'paid', 'refused')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  -- The bank's reference, or why it was refused.
  note text
);
create unique index agent_payouts_open on agent_payouts (agent_id) where state = 'requested';

-- One agent's part of one order. An order that is not confirmed yet owes nobody anything.
create table commissions (
  order_id bigint not null,
  agent_id bigint not null references agents (account_id),
  -- The member whose guest it was, where this is the part of the agent who brought that member.
  member_id bigint,
  -- Hundredths of a percent.
  rate integer not null,
  base bigint not null,
  -- Of each room, in the order in which they were sold; what was reversed is taken off.
  rooms bigint[] not null,
  reversed bigint not null default 0,
  state text not null check (state in ('held', 'pending', 'earned', 'paid', 'reversed')),
  payout_id bigint references agent_payouts,
  booked_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (order_id, agent_id)
);
create index commissions_by_agent on commissions (agent_id, booked_at desc);
create index commissions_by_member on commissions (agent_id, member_id) where member_id is not null;
