import { words } from '../words.ts'

/** The bar at the bottom of a phone. */
export const bottomBarWords = words({
  en: {
    label: 'Shortcuts to your pages',
    search: 'Search',
    saved: 'Saved',
    bookings: 'Bookings',
    account: 'Account',
  },
  zh: { label: '常用页面', search: '搜索', saved: '收藏', bookings: '订单', account: '账号' },
})
