-- Events of a city that members of staff entered: shown above the dates of its hotels' calendars.
create table city_events (
  id bigint generated always as identity primary key,
  city bigint not null references places,
  name_en text not null check (length(name_en) between 1 and 80),
  name_zh text not null check (length(name_zh) between 1 and 80),
  from_date date not null,
  to_date date not null,
  added_at timestamptz not null,
  check (from_date <= to_date and to_date - from_date < 60)
);
create index city_events_by_city on city_events (city, to_date);
