-- A rate plan sells by the room type's calendar, or by prices of its own for each room type. The latter are sold as they
-- stand: its percentage is the whole.
alter table rate_plans add column own_prices boolean not null default false,
  add check (not own_prices or percent = 10000);

-- Whose prices these are: a plan's own for this room type, or, where null, the room type's, which all other plans take.
alter table price_calendars add column rate_plan_id bigint;
alter table price_calendars drop constraint price_calendars_pkey, alter column room_type_id set not null;
alter table price_calendars
  add constraint price_calendars_key unique nulls not distinct (room_type_id, rate_plan_id);
create index price_calendars_by_plan on price_calendars (rate_plan_id) where rate_plan_id is not null;
