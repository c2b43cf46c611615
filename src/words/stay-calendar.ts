import { words } from './words.ts'

/** What a stay is called in a calendar. */
export const stayCalendarWords = words({
  en: {
    title: (hotel: string) => `Stay at ${hotel}`,
    text: (number: string, rooms: number, room: string, guests: string) =>
      `Order ${number}\n${rooms} × ${room}\n${guests}`,
  },
  zh: {
    title: (hotel) => `入住${hotel}`,
    text: (number, rooms, room, guests) => `订单${number}\n${room}${rooms}间\n${guests}`,
  },
})
