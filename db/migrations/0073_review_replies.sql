-- What a hotel answers to a guest's review.
alter table guest_reviews add column reply text check (char_length(reply) between 1 and 2000),
  add column replied_at timestamptz,
  add check ((reply is null) = (replied_at is null));
