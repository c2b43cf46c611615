-- Operations of a payment are done in the order in which they were decided, also those of one moment.
alter table payment_operations add column n bigint generated always as identity;
