-- Rows at which a periodic job failed. Each is skipped until its retry time, so that it blocks no other row.

create table failed_rows (
  task text not null,
  row_id text not null,
  error text not null,
  tries integer not null check (tries > 0),
  first_failed_at timestamptz not null,
  retry_at timestamptz not null,
  primary key (task, row_id)
);

-- Set once the mail before arrival is in the outbox: the job selects only orders without it.
alter table orders add column told_before_arrival_at timestamptz;
