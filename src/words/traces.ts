import { words } from './words.ts'

/** The history of hotels that a guest looked at. */
export const traceWords = words({
  en: {
    removed: 'Removed from your history',
    cleared: 'Your history is empty now',
    pausedNow: (paused: boolean): string => (paused ? 'History is paused' : 'History is on'),
  },
  zh: {
    removed: '已从浏览记录中移除',
    cleared: '浏览记录已清空',
    pausedNow: (paused) => (paused ? '浏览记录已暂停' : '浏览记录已开启'),
  },
})
