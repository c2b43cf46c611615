-- An agent leaves, or is asked to: what is earned is paid, and what is pending goes its ordinary way.
alter table agents drop constraint agents_state_check;
alter table agents add constraint agents_state_check check (state in ('applied', 'approved', 'refused', 'left'));
-- The version of the statement of which the agent was told by mail.
alter table agents add column statement_told text;
