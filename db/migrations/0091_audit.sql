-- Every change by a person, and every login attempt at the desk. Rows are never changed or removed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('guest', 'staff', 'system', 'provider')),
  -- Id of a guest or member of staff, name of a job or provider.
  actor text not null,
  -- As it was then, for readers: names change.
  actor_name text not null,
  network text not null,
  request_id text not null,
  action text not null,
  object_kind text not null,
  object_id text not null,
  -- The name by which people know the object: an order number, an address.
  object_name text not null,
  hotel_id bigint,
  before jsonb,
  after jsonb,
  reason text,
  -- Whether money moved.
  money boolean not null default false,
  search_text text not null
);
create index audit_log_by_object on audit_log (object_kind, object_id, id desc);
create index audit_log_by_actor on audit_log (actor_kind, actor, id desc);
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_by_text on audit_log using gin (search_text gin_trgm_ops);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
