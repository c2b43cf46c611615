import { words } from './words.ts'

/** The page of a hotel that is sold no more. */
export const closedHotelWords = words({
  en: {
    closedTitle: 'This hotel is no longer listed',
    closedText: (name: string) => `${name} cannot be booked any more. Orders that name it stay as they are.`,
    closedNearby: 'Hotels nearby that can be booked',
  },
  zh: {
    closedTitle: '该酒店已下线',
    closedText: (name) => `${name}已不能预订，已有订单不受影响。`,
    closedNearby: '附近可预订的酒店',
  },
})
