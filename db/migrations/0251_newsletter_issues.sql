-- Issues of the newsletter that staff sent: the text, and how far the job is.
create table newsletter_issues (
  id bigint generated always as identity primary key,
  -- Deduplication key: no subscriber receives the same issue twice.
  name text not null unique,
  locale text not null check (locale in ('en', 'zh')),
  topic text,
  subject text not null,
  paragraphs text[] not null,
  state text not null check (state in ('queued', 'sent')),
  readers integer not null default 0,
  sent_by text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index newsletter_issues_by_time on newsletter_issues (created_at desc);
