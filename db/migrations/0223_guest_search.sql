-- Guests are found by a part of their name, address or number.
create index accounts_by_text on accounts using gin
  ((lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(phone, ''))) gin_trgm_ops);
