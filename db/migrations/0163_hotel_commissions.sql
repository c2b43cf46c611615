-- The commission of a hotel from a month on, in basis points. Null: the default of the site. Months of the past keep theirs.
create table hotel_commissions (
  hotel_id bigint not null references hotels on delete cascade,
  from_month date not null check (extract(day from from_month) = 1),
  rate integer check (rate between 0 and 5000),
  changed_at timestamptz not null,
  primary key (hotel_id, from_month)
);
