-- Where our answer goes, if not to the account; a visitor has no account.
alter table tickets
  add column email text check (email = lower(email)),
  -- The language that it is answered in.
  add column locale text not null default 'en' check (locale in ('en', 'zh'));
create index tickets_by_state on tickets (state, updated_at);
create index tickets_by_email on tickets (email) where account_id is null;

-- Ids of uploads.
alter table ticket_messages add column files text[] not null default '{}';
