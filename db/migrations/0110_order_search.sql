-- Names of the guests, folded like search_text: a misspelt name is compared with these only. search_text also has hotels
-- and addresses, whose trigrams are in most orders.
alter table orders add column guest_names text not null default '';
update orders set guest_names = lower(concat_ws(' ', contact ->> 'name',
  (select string_agg(first_name || ' ' || last_name, ' ' order by position) from order_rooms where order_id = orders.id)));
create index orders_by_guest_names on orders using gin (guest_names gin_trgm_ops);

-- An address is looked up by its beginning.
create index orders_by_email on orders (lower(contact ->> 'email') text_pattern_ops);

create index payments_by_method on payments (method, order_id desc);
