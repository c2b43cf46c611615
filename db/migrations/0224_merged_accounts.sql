-- The account into which an erased one was merged.
alter table accounts add column merged_into bigint references accounts;
create index accounts_by_merging on accounts (merged_into) where merged_into is not null;
