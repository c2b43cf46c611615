-- From where outside a photograph was fetched, so that each address is asked once.
create table photograph_sources (
  url text primary key,
  photograph text not null references photographs,
  fetched_at timestamptz not null default now()
);
