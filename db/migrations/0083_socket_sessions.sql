-- The session that a ticket was issued to: its socket closes when that session ends. Null for a visitor.
alter table socket_tickets add column session_id bigint;
