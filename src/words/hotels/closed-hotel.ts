import { words } from '../words.ts'

/** The page of a hotel that is no longer sold. */
export const closedHotelWords = words({
  en: {
    closedTitle: 'This hotel is no longer listed',
    closedText: (name: string) => `You can no longer book ${name}. Existing bookings aren’t affected.`,
    closedNearby: 'Available hotels nearby',
  },
  zh: {
    closedTitle: '该酒店已下线',
    closedText: (name) => `${name}已不能预订，已有订单不受影响。`,
    closedNearby: '附近可预订的酒店',
  },
})
