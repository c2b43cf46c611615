import type { Rate, Room } from '#contract/hotels.ts'

const money = (amount: number) => ({ amount, currency: 'CNY' })
export const rate = (id: string, total: number, board: Rate['board'], label: 'free' | 'none'): Rate => ({
  rate: id,
  name: id,
  board,
  payment: 'prepay',
  cancellation: { label, free_until: null, windows: [] },
  nights: [],
  price: {
    lines: [],
    total: money(total),
    due_now: money(total),
    due_later: money(0),
    due_at_hotel: money(0),
  },
  left: null,
  collected_at: null,
  pay_later: false,
  quote: '',
  quote_expires: '',
})

export const room = (id: string, rates: Rate[]): Room => ({
  id,
  name: id,
  beds: [],
  size_m2: 20,
  max_guests: 2,
  max_adults: 2,
  images: [],
  amenities: [],
  reason: null,
  nearest: null,
  refused: [],
  rates,
})
