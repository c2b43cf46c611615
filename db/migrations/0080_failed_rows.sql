-- Background jobs: rows at which a periodic job failed, and workers that live. A failed row is skipped until its retry time,
-- so that it blocks no other row.

create table failed_rows (
  task text not null,
  row_id text not null,
  error text not null,
  tries integer not null check (tries > 0),
  first_failed_at timestamptz not null,
  retry_at timestamptz not null,
  primary key (task, row_id)
);

-- Workers of the job queue that live: the jobs of one that was not seen for minutes are released.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null
);

-- Set once the mail before arrival is in the outbox: the job selects only orders without it.
alter table orders add column told_before_arrival_at timestamptz;

create index outbox_waiting on outbox (id) where state = 'waiting';
