-- The last runs of each periodic job, shown at the desk.
create table job_runs (
  id bigint generated always as identity primary key,
  task text not null,
  started_at timestamptz not null,
  milliseconds integer not null,
  done boolean not null
);
create index job_runs_of_task on job_runs (task, id desc);
-- Messages that could not be delivered are rare.
create index outbox_undelivered on outbox (id desc) where state in ('failed', 'unknown', 'expired');
