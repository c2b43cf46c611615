import { words } from './words.ts'

/** What an order's calls say when they succeed. */
export const orderAnswers = words({
  en: {
    cancelled: 'Your order is cancelled',
    roomCancelled: 'The room is cancelled',
  },
  zh: {
    cancelled: '订单已取消',
    roomCancelled: '该房间已取消',
  },
})
