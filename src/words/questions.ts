import { words } from './words.ts'

export const questionWords = words({
  en: { theHotel: 'The hotel' },
  zh: { theHotel: '酒店回复' },
})
