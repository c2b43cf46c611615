import type { Currency } from '../money/currency.ts'
import { converter, inverse } from '../money/exchange.ts'
import type { BasisPoints } from '../money/rounding.ts'
import { percentOf } from '../money/rounding.ts'
import type { LineKind } from '../price/stay-price.ts'
import { nightsOf } from '../stay/stay.ts'
import type { Due } from './order-dues.ts'
import { dueAmount, duesIn } from './order-dues.ts'
import type { OrderSnapshot } from './order-snapshot.ts'
import { withoutRooms } from './order-snapshot.ts'
import type { OrderState } from './order-states.ts'

/** Orders in these states are final; their sums do not change any more. */
export const statementKinds = { completed: 'stay', no_show: 'no_show', cancelled: 'cancelled' } as const
export type StatementKind = (typeof statementKinds)[keyof typeof statementKinds]

export interface StatedOrder {
  readonly state: OrderState
  readonly snapshot: OrderSnapshot
  readonly rooms: readonly { readonly position: number; readonly isCancelled: boolean }[]
  readonly dues: readonly Due[]
}

/** In minor units of the hotel's currency. */
export interface StatementAmounts {
  /** Captured by us, less refunds. */
  readonly paidToUs: number
  readonly atHotel: number
  /** Promotion and points: the hotel does not bear them. */
  readonly discount: number
  readonly commission: number
  /** Paid to us and discount, less commission; negative if the hotel owes us. */
  readonly net: number
}

export interface StatementLine extends StatementAmounts {
  readonly kind: StatementKind
  readonly currency: Currency
  /** Nights of all rooms of the stay; none without a stay. */
  readonly nights: number
}

/**
 * What one order adds to the statement of its hotel. Null for an order that is not final, and for a cancellation that
 * cost nothing. The commission is a percentage of the rooms' own price of a stay, and of the fee of a no-show or a
 * cancellation, and never of more than the guest paid in all.
 */
export function statementLine(order: StatedOrder, rate: BasisPoints): StatementLine | null {
  const kind = (statementKinds as Partial<Record<OrderState, StatementKind>>)[order.state]
  if (!kind) return null
  const { conversion, stay } = order.snapshot
  const toHotel = converter(inverse(conversion))
  const paidToUs = toHotel(duesIn(order.dues, 'paid').reduce((sum, due) => sum + dueAmount(due), 0))
  if (kind !== 'stay') {
    if (paidToUs === 0) return null
    const commission = percentOf(paidToUs, rate)
    return {
      kind,
      currency: conversion.from,
      nights: 0,
      paidToUs,
      atHotel: 0,
      discount: 0,
      commission,
      net: paidToUs - commission,
    }
  }
  const cancelled = new Set(order.rooms.filter((room) => room.isCancelled).map(({ position }) => position))
  const stayed = withoutRooms(order.snapshot, cancelled)
  const sumOf = (is: (line: { kind: LineKind; atHotel: boolean }) => boolean) =>
    stayed.rooms
      .flatMap(({ price }) => price.lines)
      .filter(is)
      .reduce((sum, { amount }) => sum + amount, 0)
  const atHotel = toHotel(
    Math.max(
      0,
      sumOf((line) => line.atHotel),
    ),
  )
  const discount = toHotel(0 - sumOf((line) => line.kind === 'promotion' || line.kind === 'points'))
  const received = paidToUs + atHotel + discount
  const commission = percentOf(Math.min(received, toHotel(sumOf((line) => line.kind === 'room'))), rate)
  return {
    kind,
    currency: conversion.from,
    nights: nightsOf(stay) * stayed.rooms.length,
    paidToUs,
    atHotel,
    discount,
    commission,
    net: paidToUs + discount - commission,
  }
}

export interface StatementSum extends StatementAmounts {
  readonly currency: Currency
  readonly nights: number
  readonly orders: number
}

/** Sums by currency: a hotel may have changed its currency. */
export function sumStatement(lines: readonly StatementLine[]): StatementSum[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, group]) => {
    const sum = (part: keyof StatementAmounts | 'nights') => group.reduce((all, line) => all + line[part], 0)
    return {
      currency,
      orders: group.length,
      nights: sum('nights'),
      paidToUs: sum('paidToUs'),
      atHotel: sum('atHotel'),
      discount: sum('discount'),
      commission: sum('commission'),
      net: sum('net'),
    }
  })
}
