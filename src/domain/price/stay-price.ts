import type { Currency } from '../money/currency.ts'
import type { Conversion } from '../money/exchange.ts'
import { converter } from '../money/exchange.ts'
import { divideRounded } from '../money/rounding.ts'
import { share } from '../money/share.ts'
import type { Bilingual } from '../text/locale.ts'

/** In display order. */
export const lineKinds = ['room', 'extra', 'tax', 'fee', 'promotion', 'points'] as const
export type LineKind = (typeof lineKinds)[number]

export interface PriceLine {
  /** Lines with the same key are merged over the rooms of a stay. */
  readonly key: string
  readonly kind: LineKind
  readonly name: Bilingual
  readonly amount: number
  readonly atHotel: boolean
}

export interface RoomPrice {
  readonly lines: readonly PriceLine[]
  /** The room line, night by night. */
  readonly nights: readonly number[]
  /** Points that pay a part of this room. */
  readonly points: number
}

/** A priced stay in one currency; dues, fees and refunds are computed in that currency. */
export interface StayPrice {
  readonly currency: Currency
  readonly rooms: readonly RoomPrice[]
}

export function totalOf(price: StayPrice): number {
  return price.rooms.reduce((sum, room) => sum + roomTotalOf(room), 0)
}

/** The price per night on a card: the total, including taxes and fees, divided by the nights. */
export function nightlyOf(total: number, nights: number): number {
  return divideRounded(total, nights)
}

export function roomTotalOf(room: RoomPrice): number {
  return amountOf(room.lines)
}

/** The amount paid to us for a room: its total less the amount paid at the hotel. */
export function paidToUs(room: RoomPrice): number {
  return amountOf(room.lines.filter((line) => !line.atHotel))
}

/** Room and extras that are paid to us: the base of promotions. */
export function soldByUs(room: RoomPrice): number {
  return amountOf(room.lines.filter(({ kind, atHotel }) => !atHotel && (kind === 'room' || kind === 'extra')))
}

export function amountOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0)
}

/** The lines of the whole stay, in display order. */
export function linesOf(price: StayPrice): PriceLine[] {
  const merged = new Map<string, PriceLine>()
  for (const line of price.rooms.flatMap((room) => room.lines)) {
    const before = merged.get(line.key)
    merged.set(line.key, before ? { ...before, amount: before.amount + line.amount } : line)
  }
  return [...merged.values()].sort((a, b) => lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind))
}

/**
 * The price in another currency: the total is converted once and shared over the lines. So it equals the
 * converted `stayTotal` of a list, and the lines still add up.
 */
export function convertPrice(price: StayPrice, conversion: Conversion): StayPrice {
  const lines = price.rooms.flatMap((room) => room.lines)
  const amounts = share(
    converter(conversion)(totalOf(price)),
    lines.map((line) => line.amount),
  ).values()
  const rooms = price.rooms.map((room) => {
    const converted = room.lines.map((line) => ({ ...line, amount: amounts.next().value ?? 0 }))
    const own = amountOf(converted.filter((line) => line.kind === 'room'))
    return { ...room, lines: converted, nights: share(own, room.nights) }
  })
  return { currency: conversion.to, rooms }
}

/** A line that lowers each room by its share of an amount; shares are proportional to `bases`. */
export function lowered(
  price: StayPrice,
  amount: number,
  line: { readonly key: string; readonly kind: 'promotion' | 'points'; readonly name: Bilingual },
  bases: readonly number[],
): StayPrice {
  const parts = share(amount, bases)
  const rooms = price.rooms.map((room, at) => ({
    ...room,
    lines: [...room.lines, { ...line, amount: 0 - parts[at]!, atHotel: false }],
  }))
  return { ...price, rooms }
}
