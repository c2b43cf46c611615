-- Hotels whose names are written wrong more than once are found by what the names look like; one slip is forgiven in
-- memory.
create index hotels_alike on hotels using gin (lower(name_en || ' ' || name_zh) gin_trgm_ops);
