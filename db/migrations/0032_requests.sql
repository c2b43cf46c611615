-- Calls that must not happen twice, with what was answered: written in the transaction of what they did. Old rows are
-- deleted.
create table requests (
  -- Null: a visitor.
  guest_id bigint references accounts,
  endpoint text not null,
  -- The caller's own name for the call.
  req_id text not null,
  -- SHA-256 of everything else that was sent.
  body_hash text not null,
  -- Absent only until the transaction that makes it commits.
  answer json,
  made_at timestamptz not null,
  unique nulls not distinct (guest_id, endpoint, req_id)
);
create index requests_by_age on requests (made_at);
