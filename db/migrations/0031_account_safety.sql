-- Browsers that have signed in to an account: they are counted by themselves, so that strangers cannot close it to them.
create table known_devices (
  account_id bigint not null references accounts,
  -- SHA-256 of what the browser's cookie holds.
  token_hash bytea not null,
  used_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index known_devices_by_use on known_devices (used_at);

-- How an account signed in before a change of address or number; whoever has the link that was sent there can return to it.
create table contact_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  -- SHA-256 of what the link holds.
  token_hash bytea not null unique,
  email_before text,
  mobile_before text,
  changed_at timestamptz not null,
  undo_until timestamptz not null
);
create index contact_changes_by_account on contact_changes (account_id, id);
create index contact_changes_by_end on contact_changes (undo_until);
-- Until then nobody else may take the address or the number.
create index contact_changes_by_email on contact_changes (email_before) where email_before is not null;
create index contact_changes_by_mobile on contact_changes (mobile_before) where mobile_before is not null;

alter table one_time_codes drop constraint one_time_codes_errand_check;
alter table one_time_codes add constraint one_time_codes_errand_check
  check (errand in ('sign_in', 'unregister', 'contact', 'reauthenticate'));
