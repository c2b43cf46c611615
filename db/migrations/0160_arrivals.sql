-- When the hotel marked the guest as arrived; null before, or after it was undone.
alter table orders add column arrived_at timestamptz;
