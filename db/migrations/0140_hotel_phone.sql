-- The telephone number of the reception, for guests with a booking.
alter table hotels add column phone text;
