-- Money, points and commission, by double entry: a transfer moves amounts between accounts, and its entries sum to zero
-- in every unit. Nothing is ever changed or taken away; a mistake is mended by another transfer.

create table ledger_transfers (
  id bigint generated always as identity primary key,
  -- Names the fact, so that nothing is posted twice: `points:spent:17`.
  key text not null unique,
  book text not null check (book in ('money', 'points', 'commission')),
  kind text not null,
  order_id bigint,
  -- Why, where a person decided it.
  note text,
  at timestamptz not null
);
create index ledger_transfers_by_order on ledger_transfers (order_id) where order_id is not null;

create table ledger_entries (
  transfer_id bigint not null references ledger_transfers,
  position smallint not null,
  account text not null,
  -- A currency, in minor units, or POINTS.
  unit text not null,
  amount bigint not null check (amount <> 0),
  -- Of points: the date on which those of this lot are gone.
  expires date,
  primary key (transfer_id, position)
);
create index ledger_entries_by_account on ledger_entries (account, transfer_id);

create function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries where transfer_id = new.transfer_id group by unit having sum(amount) <> 0
  ) then
    raise check_violation using message = format('transfer %s does not sum to zero', new.transfer_id);
  end if;
  return null;
end $$;
-- At the end of the transaction, when all entries of a transfer are there.
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'the ledger is append-only';
end $$;
create trigger ledger_transfers_append_only before update or delete or truncate on ledger_transfers
  for each statement execute function refuse_ledger_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
