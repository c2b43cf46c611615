-- Of rates that moved too far to be believed at once: the date of the one that still counts, by currency.
alter table exchange_rates add column held_back jsonb not null default '{}';
