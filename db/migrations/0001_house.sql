-- Texts are compared by code point everywhere; trigrams forgive typing mistakes.
create extension if not exists pg_trgm;

-- Addresses that moved. Written by hand or by the operator's commands; a target is a route of ours or a full address.
create table redirect_rules (
  path text primary key check (path like '/%'),
  target text not null check (target like '/%' or target ~ '^https?://'),
  permanent boolean not null default true,
  created_at timestamptz not null default now()
);

-- How often something was tried (rate limits); rows are short-lived.
create table limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index limits_by_expiry on limits (expire);
