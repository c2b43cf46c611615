-- Idempotent calls of the desk belong to a member of staff.
alter table requests add column staff_id bigint references staff;
alter table requests drop constraint requests_guest_id_endpoint_req_id_key;
alter table requests add constraint requests_key
  unique nulls not distinct (guest_id, staff_id, endpoint, req_id);
