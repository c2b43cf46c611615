-- Countries, and what a traveller and a telephone field need to know of them.
create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  area text not null,
  currency text not null,
  dial_code text not null,
  phone_pattern text not null,
  plugs text[] not null,
  volts integer not null,
  price_level real not null
);

-- Everywhere one can search: countries, cities, and the districts, airports, stations and landmarks of a city.
-- Made from the committed data at start; ids and slugs never change. A place that left the data stays, unlisted,
-- for what refers to it.
create table places (
  id bigint primary key,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('country', 'city', 'district', 'airport', 'station', 'landmark')),
  name_en text not null,
  name_zh text not null,
  country text not null references countries,
  region_en text,
  region_zh text,
  -- The city of a district, airport, station or landmark.
  parent bigint references places deferrable initially deferred,
  -- A city, town, village or island, and what one sees there first.
  form text,
  scenery text,
  -- IATA code of an airport.
  iata text,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  time_zone text not null,
  population integer not null,
  -- How likely it is meant, against others of the same name.
  weight real not null,
  hotels integer not null default 0 check (hotels >= 0),
  listed boolean not null default true,
  -- Checked at the end of a filling: two places may exchange their slugs.
  constraint places_slug unique (slug) deferrable initially deferred,
  constraint places_parent check ((kind in ('country', 'city')) = (parent is null))
);
create index places_by_country on places (country, kind);
create index places_by_parent on places (parent);

-- Names as they are compared: without case, accents and punctuation; Chinese names also by their sound.
create table place_names (
  place bigint not null references places on delete cascade,
  kind text not null check (kind in ('en', 'zh', 'other', 'pinyin', 'initials')),
  folded text not null,
  primary key (place, kind, folded)
);
-- "sanfransisco" is alike to "san francisco" once the spaces are gone; initials are too short to be alike.
create index place_names_alike on place_names using gin (replace(folded, ' ', '') gin_trgm_ops)
  with (fastupdate = off) where kind <> 'initials';

-- What the tables above were last made from, and how often they changed: copies in memory compare the number.
create table place_data (
  single boolean primary key default true check (single),
  hash text not null default '',
  version bigint not null default 0,
  filled_at timestamptz
);
insert into place_data default values;
