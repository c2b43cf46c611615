-- Pictures that guests sent in: re-encoded, named by chance. They are their owner's until something shows them, and what
-- nothing shows after a day is removed.
create table uploads (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  guest_id bigint references accounts,
  -- The ticket of a form that was open to visitors.
  ticket text,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  state text not null default 'fresh' check (state in ('fresh', 'attached', 'leaving')),
  -- What shows it: `avatar:7`, `ticket:12`.
  attached_to text,
  taken_in_at timestamptz not null,
  check ((guest_id is null) <> (ticket is null)),
  check ((state = 'attached') = (attached_to is not null))
);
create index uploads_to_remove on uploads (taken_in_at) where state <> 'attached';
create index uploads_by_guest on uploads (guest_id);
