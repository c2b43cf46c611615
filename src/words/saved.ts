import { words } from './words.ts'

export const savedWords = words({
  en: {
    save: (hotel: string) => `Save ${hotel}`,
    saveShort: 'Save',
    toSave: (hotel: string) => `To keep ${hotel} in your favourites.`,
    saved: 'Saved to your favourites',
    removed: 'Removed from your favourites',
  },
  zh: {
    save: (hotel) => `收藏${hotel}`,
    saveShort: '收藏',
    toSave: (hotel) => `登录后即可收藏“${hotel}”。`,
    saved: '已加入收藏',
    removed: '已取消收藏',
  },
})
