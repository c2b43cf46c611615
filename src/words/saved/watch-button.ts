import { words } from '../words.ts'

/** The button that opens the dialog: its page loads these words at once, the dialog's only with it. */
export const watchButtonWords = words({
  en: { watchHotel: 'Watch this price', watchSearch: 'Watch this search' },
  zh: { watchHotel: '盯住这个价格', watchSearch: '盯住这次搜索' },
})
