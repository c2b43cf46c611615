-- A draft was never sold and is shown to staff only.
alter table hotels drop constraint hotels_state_check;
alter table hotels add constraint hotels_state_check check (state in ('draft', 'open', 'closed')) not valid;

-- The completeness of the description, computed by a job and after each change at the desk.
alter table hotels
  add column quality smallint not null default 0,
  -- Photographs, English, Chinese, prices, policies: missing, incomplete or complete.
  add column quality_levels smallint[] not null default '{0,0,0,0,0}',
  add column faults text[] not null default '{}',
  -- The last night for which every room type has a price.
  add column priced_until date,
  add column quality_at timestamptz;

-- A text that was not changed after the other language is older. Null for texts from before.
alter table hotel_texts add column changed_at timestamptz;
