/** Rows of one table encoded for COPY. */
export type EncodedTable = { name: string; columns: readonly string[]; bytes: Uint8Array }
/** Some hotels with everything that belongs to them. */
export type HotelBatch = { hotels: number; tables: readonly EncodedTable[]; calendars: Uint8Array }
