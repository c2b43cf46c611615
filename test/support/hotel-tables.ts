/** Tables whose rows belong to one hotel each, with the column of the hotel. Referenced tables come first. */
export const hotelTables: ReadonlyMap<string, 'id' | 'hotel_id'> = new Map([
  ['hotels', 'id'],
  ...(
    [
      'hotel_texts',
      'room_types',
      'rate_plans',
      'price_calendars',
      'taxes',
      'restrictions',
      'images',
      'inventory_nights',
      'orders',
      'order_rooms',
      'order_events',
      'order_revisions',
      'order_dues',
      'order_changes',
      'order_bills',
      'payments',
      'payment_operations',
      'payment_movements',
      'guest_reviews',
    ] as const
  ).map((table) => [table, 'hotel_id'] as const),
])
