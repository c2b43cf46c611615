-- Imports of inventory files by staff. Files are stored until the import is applied, changes until it can no longer be
-- undone.
create table imports (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  staff_name text not null,
  made_at timestamptz not null,
  -- The member who asked for the step that runs, or ran last.
  acting_id bigint references staff,
  acting_name text,
  state text not null check (state in ('uploading', 'checking', 'faulty', 'ready', 'applying', 'applied', 'undoing',
    'undone', 'failed')),
  -- The files hold everything of their hotels.
  complete boolean not null default false,
  -- Rows that the running job has read.
  progress integer not null default 0,
  -- Null until the files were checked: faults, warnings, counts by file, rows that the files do not name.
  report jsonb,
  -- The hash of the changes that the member was shown.
  digest text,
  -- Changes that could not be undone, with the reason.
  left_over jsonb,
  applied_at timestamptz,
  undone_at timestamptz
);
create index imports_by_age on imports (made_at);

-- Large files are sent and stored in parts.
create table import_files (
  import_id bigint not null references imports on delete cascade,
  name text not null,
  part smallint not null,
  bytes bytea not null,
  primary key (import_id, name, part)
);

-- Rows of the files before and after; a missing side is a row that was added or removed.
create table import_changes (
  import_id bigint not null references imports on delete cascade,
  n integer not null,
  file text not null,
  hotel text,
  key text not null,
  before jsonb,
  after jsonb,
  primary key (import_id, n)
);
