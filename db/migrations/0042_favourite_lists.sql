-- Lists of favourites have dates and guests, a link for others, and letters about lower prices.
alter table favourite_lists
  -- Without a name: where hotels are that were saved without a list.
  alter column name drop not null,
  add column arrival date,
  add column departure date,
  add column rooms smallint not null default 1 check (rooms > 0),
  add column adults smallint not null default 2 check (adults > 0),
  add column ages smallint[] not null default '{}',
  -- Whoever knows it may look at the list.
  add column share_token text unique,
  -- There while the guest wants letters; whoever knows it may end them.
  add column alerts_token text unique,
  add constraint favourite_lists_stay check ((arrival is null) = (departure is null));
create unique index favourite_lists_unnamed on favourite_lists (guest_id) where name is null;

insert into favourite_lists (guest_id, made_at)
  select guest_id, min(saved_at) from favourites where list_id is null group by guest_id;
update favourites set list_id = favourite_lists.id from favourite_lists
  where favourites.list_id is null and favourite_lists.guest_id = favourites.guest_id and favourite_lists.name is null;

alter table favourites
  alter column list_id set not null,
  drop constraint favourites_list_id_fkey,
  add foreign key (list_id) references favourite_lists,
  -- What it cost when it was saved, or when its list got other dates: the price, the stay, and when.
  add column noted jsonb,
  -- What the last letter said that it costs, in the currency of `noted`.
  add column told_total bigint,
  -- Taken back; for a while it can be had again as it was.
  add column removed_at timestamptz;
create index favourites_removed on favourites (removed_at) where removed_at is not null;
