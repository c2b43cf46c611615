type Listed = {
  /** Identifies the statement; white space is single. */
  readonly part: string
  readonly reason: string
}

/**
 * Statements of booking, payment and cancellation that touch the rows of several hotels. On a distributed database each
 * of them asks every server.
 */
export const statementsOfSeveralHotels: readonly Listed[] = [
  {
    part: "from orders where state = 'held' and pay_before > $5 and (account_id = $6 or network = $7)",
    reason:
      'Counts the unpaid orders of a guest and of a network at all hotels. Move it to order_directory before distributing.',
  },
  {
    part: 'from orders where account_id = $1 and booked_at > $2',
    reason:
      'Limits the orders of an account in a day, at all hotels. Move it to order_directory before distributing.',
  },
  {
    part: "from orders where lower(contact ->> 'email') = lower($1) and booked_at > $2",
    reason:
      'Limits the orders for a recipient in a day, at all hotels. Move it to order_directory before distributing.',
  },
  {
    part: 'select payment_id as id from payment_movements where method = $1 and provider_id in',
    reason:
      'A notification of a provider names a capture or refund only. Rare: most name the payment as well.',
  },
  {
    part: 'select distinct payment_id as id from payment_operations where',
    reason: 'The job looks for due operations of all hotels, in one query for a batch.',
  },
  {
    part: "from payments where state in ('created', 'pending') and created_at <= $1",
    reason: 'The job looks for open payments of all hotels, in one query for a batch.',
  },
  {
    part: "from orders where state = 'confirmed' and exists (select from order_dues where order_id = orders.id",
    reason: 'The job looks for due balances and guarantees of all hotels, in one query for a batch.',
  },
  {
    part: "select id from orders where state = 'held' and pay_before <= $1",
    reason: 'The job looks for overdue holds of all hotels, in one query for a batch.',
  },
]
