-- Features that an operator paused; a feature without a row works.
create table paused_features (
  feature text primary key,
  reason text not null,
  paused_by text not null,
  since timestamptz not null
);
