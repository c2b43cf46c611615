-- Of the SECRET that the processes on this database use: one that was started with another would sign and encrypt what
-- the others cannot read.
create table secret_fingerprint (
  only_row boolean primary key default true check (only_row),
  fingerprint bytea not null,
  since timestamptz not null
);
