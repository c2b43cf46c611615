-- What guests ask about a hotel, or about the site, and who answered. Others read it once it is published.
create table questions (
  id bigint generated always as identity primary key,
  -- Absent: about the site.
  hotel_id bigint,
  account_id bigint not null references accounts,
  state text not null check (state in ('waiting', 'published', 'refused')),
  body text not null,
  locale text not null check (locale in ('en', 'zh')),
  -- As others read it: `Ada L.`; empty where the guest has given no name.
  author text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create index questions_by_hotel on questions (hotel_id, id desc) where state = 'published';
create index questions_by_state on questions (state, id);
create index questions_by_account on questions (account_id);

create table answers (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  -- Absent: one of ours.
  account_id bigint references accounts,
  state text not null check (state in ('waiting', 'published', 'refused')),
  body text not null,
  locale text not null check (locale in ('en', 'zh')),
  author text not null,
  answered_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create index answers_by_question on answers (question_id);
create index answers_by_state on answers (state, id);
create index answers_by_account on answers (account_id);

-- One vote for each guest.
create table answer_votes (
  answer_id bigint not null references answers on delete cascade,
  account_id bigint not null references accounts,
  voted_at timestamptz not null,
  primary key (answer_id, account_id)
);
create index answer_votes_by_account on answer_votes (account_id);
