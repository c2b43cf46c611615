-- What guests say of their stays: one review for an order, read by us before others read it.
create table guest_reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders,
  account_id bigint not null references accounts,
  hotel_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  score smallint not null check (score between 1 and 10),
  -- Cleanliness, comfort, location, service, value; null where the guest gave none.
  marks smallint[] not null check (cardinality(marks) = 5),
  title text not null,
  body text not null,
  kind text check (kind in ('business', 'couple', 'family', 'friends', 'solo')),
  locale text not null check (locale in ('en', 'zh')),
  -- As others read it: `Ada L.`
  author text not null,
  -- Ids of uploads.
  images text[] not null default '{}',
  written_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create index guest_reviews_by_hotel on guest_reviews (hotel_id, id desc) where state = 'published';
create index guest_reviews_by_state on guest_reviews (state, id);
create index guest_reviews_by_account on guest_reviews (account_id);

-- What the samples alone came to; null until the first guest's review is counted beside them.
alter table hotels add column sample_histogram integer[], add column sample_scores smallint[];
