import { words } from '../words.ts'

/** The button that opens the dialog: its page loads these words at once, the dialog's only with it. */
export const watchButtonWords = words({
  en: { watchHotel: 'Watch this price', watchSearch: 'Watch this search' },
  zh: { watchHotel: '为这家酒店盯价', watchSearch: '为这次搜索盯价' },
})
