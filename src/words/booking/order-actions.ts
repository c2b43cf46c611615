import { words } from '../words.ts'

/** The row of actions under the title of an order, on phones. */
export const orderActionsWords = words({
  en: { directions: 'Directions', message: 'Message', calendar: 'Calendar' },
  zh: { directions: '路线', message: '联系客服', calendar: '日历' },
})
