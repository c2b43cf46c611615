-- The company to which the bill of an order is addressed, as the guest typed it.
create table order_bills (
  order_id bigint primary key,
  title text not null,
  tax_number text
);
