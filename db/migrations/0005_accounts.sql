-- Guests. An account is known by an e-mail address, a mobile number, or both; each was proven by a code.
create table accounts (
  id bigint generated always as identity primary key,
  email text unique check (email = lower(email)),
  mobile text unique check (mobile ~ '^\+861[3-9]\d{9}$'),
  -- argon2id in PHC form; absent where a guest only ever signed in by code.
  password text,
  name text not null default '',
  -- Where a hotel may call; not proven.
  phone text,
  avatar text,
  lang text not null check (lang in ('en', 'zh')),
  currency text not null default 'CNY' check (currency ~ '^[A-Z]{3}$'),
  -- Who sent this guest, as typed at registration.
  invite_code text,
  created_at timestamptz not null,
  -- The guest asked to be erased; signing in before that undoes it.
  closes_at timestamptz,
  -- Nothing personal is left; the row stays for what the ledgers say about its number.
  erased_at timestamptz,
  check (erased_at is not null or email is not null or mobile is not null)
);
create index accounts_by_closing on accounts (closes_at) where closes_at is not null;

create table travellers (
  account_id bigint not null references accounts,
  position smallint not null,
  first_name text not null,
  last_name text not null,
  primary key (account_id, position)
);

-- Signed-in clients. Both halves are known by their SHA-256 only; a bound session needs both.
create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  token_hash bytea not null unique,
  cookie_hash bytea not null unique,
  bound boolean not null,
  device text not null,
  network text not null,
  opened_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- One-time codes: the newest for a target and errand replaces the one before.
create table one_time_codes (
  target text not null,
  errand text not null check (errand in ('sign_in', 'unregister', 'contact')),
  -- Of the sign-in errands the one that the code serves; absent: the first that uses it.
  purpose text check (purpose in ('login', 'register', 'reset')),
  id uuid not null,
  hash text not null,
  tries integer not null default 0,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (target, errand)
);
create index one_time_codes_by_expiry on one_time_codes (expires_at);

-- What happened to an account, for its owner to see. Without an account: an attempt on one that does not exist,
-- written all the same, so that it takes as long.
create table account_events (
  id bigint generated always as identity primary key,
  account_id bigint references accounts,
  kind text not null,
  device text not null,
  network text not null,
  at timestamptz not null
);
create index account_events_by_account on account_events (account_id, id desc);
create index account_events_by_time on account_events (at);

-- Messages to guests, written in the transaction of what they tell. The event makes each one unique.
create table outbox (
  id bigint generated always as identity primary key,
  event text not null unique,
  kind text not null,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  -- Encrypted, since it may hold a code; taken away once delivered or given up.
  body bytea,
  -- kept: for the mailbox of this machine, nothing is sent.
  state text not null check (state in ('kept', 'waiting', 'delivered', 'unknown', 'failed', 'expired')),
  tries integer not null default 0,
  fault text,
  made_at timestamptz not null,
  deliver_before timestamptz,
  delivered_at timestamptz
);
create index outbox_by_recipient on outbox (recipient, id desc);
create index outbox_by_time on outbox (made_at);
