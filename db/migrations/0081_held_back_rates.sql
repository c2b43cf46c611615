-- Rates that moved too far are held back: by currency, the date of the rate that is still in force.
alter table exchange_rates add column held_back jsonb not null default '{}';
