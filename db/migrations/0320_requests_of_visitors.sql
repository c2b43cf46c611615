-- A visitor is guest 0 and a guest is staff 0, so that a request is found by "=". The previous version's rows of visitors
-- stay null until they are deleted with their age.
alter table requests drop constraint requests_guest_id_fkey, drop constraint requests_staff_id_fkey;
update requests set guest_id = coalesce(guest_id, 0), staff_id = coalesce(staff_id, 0)
where guest_id is null or staff_id is null;
