-- Members of staff who have a hotel open at the desk now.
create table hotel_editors (
  hotel_id bigint not null references hotels on delete cascade,
  staff_id bigint not null references staff,
  staff_name text not null,
  seen_at timestamptz not null,
  primary key (hotel_id, staff_id)
);
