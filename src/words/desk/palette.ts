import { words } from '../words.ts'

type Kind = 'order' | 'guest' | 'hotel' | 'ticket'
const kinds: { en: Record<Kind, string>; zh: Record<Kind, string> } = {
  en: { order: 'Booking', guest: 'Guest', hotel: 'Hotel', ticket: 'Ticket' },
  zh: { order: '订单', guest: '客人', hotel: '酒店', ticket: '工单' },
}

/** Kinds of results and actions of the search. */
export const paletteWords = words({
  en: {
    kind: (kind: Kind) => kinds.en[kind],
    page: 'Page',
    action: 'Action',
    allOrders: 'all bookings with these words',
    bookForGuest: 'Book for a guest',
    importHotels: 'Import hotels',
    goAwayInChat: 'Go away or come back in live chat',
    switchLanguage: 'Switch to Chinese',
    switchTheme: 'Switch between light and dark',
  },
  zh: {
    kind: (kind) => kinds.zh[kind],
    page: '页面',
    action: '操作',
    allOrders: '包含关键词的全部订单',
    bookForGuest: '代客预订',
    importHotels: '导入酒店',
    goAwayInChat: '在线客服离开或恢复',
    switchLanguage: '切换到英文',
    switchTheme: '切换浅色与深色',
  },
})
