-- The sums of accounts over a period.
create index ledger_transfers_of_money_by_time on ledger_transfers (at) where book = 'money';
