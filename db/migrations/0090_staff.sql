-- Members of staff, their sessions and second factors. Guests and staff share no table.

-- Permissions of a role that an admin changed; a role without a row has those of the program.
create table staff_roles (
  role text primary key,
  permissions text[] not null,
  changed_at timestamptz not null
);

create table staff (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  lang text not null check (lang in ('en', 'zh')),
  role text not null,
  -- argon2id in PHC form; absent until the invitation is accepted.
  password text,
  -- Encrypted. A pending key becomes the key once a code proves that it was stored.
  totp_key bytea,
  totp_pending bytea,
  -- The newest time step whose code was used: a code is valid once.
  totp_step bigint,
  -- SHA-256 of the link's token, for an invitation or a new password.
  link_hash bytea unique,
  link_expires_at timestamptz,
  invited_at timestamptz not null,
  removed_at timestamptz
);

-- A scoped member sees these hotels only.
create table staff_hotels (
  staff_id bigint not null references staff,
  hotel_id bigint not null,
  primary key (staff_id, hotel_id)
);

-- Known by the SHA-256 of the cookie. `stage` is `open` once every factor is proven.
create table staff_sessions (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  secret_hash bytea not null unique,
  stage text not null check (stage in ('second_factor', 'set_up', 'open')),
  device text not null,
  network text not null,
  -- The WebAuthn challenge that the next answer must sign.
  challenge text,
  opened_at timestamptz not null,
  used_at timestamptz not null,
  proven_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_sessions_by_staff on staff_sessions (staff_id);

create table staff_recovery_codes (
  staff_id bigint not null references staff,
  hash bytea not null,
  pending boolean not null,
  used_at timestamptz,
  primary key (staff_id, hash)
);

create table staff_passkeys (
  id text primary key,
  staff_id bigint not null references staff,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_by_staff on staff_passkeys (staff_id);
