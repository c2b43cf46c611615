-- Hashed files of the builds that serve now: during an upgrade each process also serves the files of the other version.
create table page_assets (
  path text primary key,
  bytes bytea not null,
  published_at timestamptz not null
);
