import { words } from './words.ts'

export const savedWords = words({
  en: {
    save: (hotel: string) => `Save ${hotel}`,
    saveShort: 'Save',
    toSave: (hotel: string) => `Log in to save ${hotel} to your favourites.`,
    saved: 'Saved to your favourites',
    removed: 'Removed from your favourites',
    recent: 'Recently viewed',
    recentText: 'Stored on this device only.',
    nothingViewed: 'Nothing viewed yet',
    nothingViewedText: 'The last five hotels you view will appear here. They are stored on this device only.',
    forget: (hotel: string) => `Remove ${hotel} from this list`,
  },
  zh: {
    save: (hotel) => `收藏${hotel}`,
    saveShort: '收藏',
    toSave: (hotel) => `登录后即可收藏“${hotel}”。`,
    saved: '已加入收藏',
    removed: '已取消收藏',
    recent: '最近浏览',
    recentText: '仅保存在本设备上。',
    nothingViewed: '还没有浏览过酒店',
    nothingViewedText: '您最近查看的五家酒店会显示在这里，仅保存在本设备上。',
    forget: (hotel) => `从列表中移除${hotel}`,
  },
})
