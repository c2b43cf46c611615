/** Identifies an order, a hotel, a room, a rate: decimal text, since a database counts further than a browser does. */
export type Id = string

export const idPattern = /^[1-9]\d{0,17}$/

export const isId = (value: unknown): value is Id => typeof value === 'string' && idPattern.test(value)
