-- The money of a day is summed again whenever it changes.
create index payment_movements_by_time on payment_movements (at) where kind in ('capture', 'refund');
