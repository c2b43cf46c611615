-- Filters of the order list that a member saved under a name.
create table staff_views (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  name text not null,
  -- The query part of the address, without the page.
  query text not null,
  saved_at timestamptz not null,
  unique (staff_id, name)
);
