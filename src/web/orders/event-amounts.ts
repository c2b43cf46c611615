import type { Order, OrderEvent } from '#contract/booking.ts'
import type { Money } from '#domain/money/money.ts'

/** A figure of an event; zero where it tells none. */
export function amountIn(
  { facts }: Pick<OrderEvent, 'facts'>,
  fact: string,
  order: Pick<Order, 'price'>,
): Money {
  const amount = facts[fact]
  return { amount: typeof amount === 'number' ? amount : 0, currency: order.price.total.currency }
}
