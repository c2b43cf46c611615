import { words } from './words.ts'

/** What a stay is called in a calendar. */
export const stayCalendarWords = words({
  en: {
    title: (hotel: string) => `Stay at ${hotel}`,
    text: (number: string, rooms: number, room: string) => `Order ${number}\n${rooms} × ${room}`,
  },
  zh: {
    title: (hotel) => `入住${hotel}`,
    text: (number, rooms, room) => `订单${number}\n${rooms} × ${room}`,
  },
})
