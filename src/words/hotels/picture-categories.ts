import type { PictureCategory } from '#domain/hotel/picture-category.ts'
import { words } from '../words.ts'

/** Categories of a gallery's pictures. */
export const pictureCategoryWords = words<Record<PictureCategory | 'all' | 'label', string>>({
  en: {
    label: 'What the pictures show',
    all: 'All',
    exterior: 'Outside',
    rooms: 'Rooms',
    bathroom: 'Bathroom',
    lobby: 'Lobby',
    dining: 'Food and drink',
    pool: 'Pool',
    wellness: 'Spa and gym',
    meeting: 'Meeting rooms',
    view: 'View',
  },
  zh: {
    label: '图片分类',
    all: '全部',
    exterior: '外观',
    rooms: '客房',
    bathroom: '卫浴',
    lobby: '大堂',
    dining: '餐饮',
    pool: '泳池',
    wellness: '水疗与健身',
    meeting: '会议室',
    view: '窗外景色',
  },
})
