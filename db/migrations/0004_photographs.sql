-- Photographs that we took in: re-encoded, without what a camera wrote into them. The file is named by the id.
create table photographs (
  -- The first half of the SHA-256 of what was handed in: the same file twice is one photograph.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- A tiny blurred picture as a data address.
  placeholder text not null,
  bytes integer not null check (bytes > 0),
  taken_in_at timestamptz not null default now()
);
