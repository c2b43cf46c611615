-- Live support: one conversation for each guest, and for each visitor whom a cookie tells apart.
create table conversations (
  id bigint generated always as identity primary key,
  account_id bigint unique references accounts,
  -- SHA-256 of what the visitor's cookie holds.
  visitor_hash bytea unique,
  locale text not null check (locale in ('en', 'zh')),
  -- The number of the newest message.
  upto integer not null default 0 check (upto >= 0),
  guest_read integer not null default 0,
  staff_read integer not null default 0,
  -- Who of the staff is with the guest, and until when that may be said.
  attendant text,
  attended_until timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  check ((account_id is null) <> (visitor_hash is null))
);
create index conversations_unread on conversations (updated_at) where staff_read < upto;

-- Counted from 1 without gaps.
create table conversation_messages (
  conversation_id bigint not null references conversations on delete cascade,
  n integer not null check (n > 0),
  -- What the sender called it: sent again, it is not written again.
  id text not null,
  by text not null check (by in ('guest', 'staff', 'automatic')),
  -- Of the staff: who wrote it.
  name text,
  body text not null,
  file text,
  order_id bigint references orders on delete set null,
  at timestamptz not null,
  primary key (conversation_id, n),
  unique (conversation_id, id)
);

-- What opens one WebSocket, once: a browser cannot send its session's header with one.
create table socket_tickets (
  hash bytea primary key,
  conversation_id bigint not null references conversations on delete cascade,
  account_id bigint,
  locale text not null,
  expires_at timestamptz not null
);
