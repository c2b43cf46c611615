-- Texts that were translated once. The key is the SHA-256 of engine, languages and text: what was written is not kept twice.
create table translations (
  key text primary key,
  text text not null,
  -- The language that the engine found.
  source text,
  used_at timestamptz not null
);
create index translations_by_use on translations (used_at);
