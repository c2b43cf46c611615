/**
 * Identifies an order, a hotel, a room, a rate: decimal text, because a bigint of the database exceeds a
 * JavaScript number.
 */
export type Id = string

export const idPattern = /^[1-9]\d{0,17}$/

export const isId = (value: unknown): value is Id => typeof value === 'string' && idPattern.test(value)
