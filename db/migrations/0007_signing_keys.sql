-- Keys that sign quotes and other short proofs. A new one is stored before it signs, so that every process knows it by
-- then; an old one stays as long as something that it signed may be open.
create table signing_keys (
  id text primary key check (id ~ '^[a-z0-9]{8,32}$'),
  secret bytea not null check (length(secret) = 32),
  signs_from timestamptz not null
);
create index signing_keys_by_age on signing_keys (signs_from);
