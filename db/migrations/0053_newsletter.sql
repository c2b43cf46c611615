-- Who asked for the newsletter. Nothing is sent to anybody who has not confirmed by the link in a mail.
create table newsletter_subscriptions (
  email text primary key check (email = lower(email)),
  state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
  -- Proves the mailbox: it stands in mails to it and nowhere else.
  token text not null unique,
  locale text not null check (locale in ('en', 'zh')),
  -- What it is to be about; empty: everything.
  topics text[] not null default '{}',
  -- A link confirms for so long after this.
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create index newsletter_subscriptions_by_state on newsletter_subscriptions (state, locale);
