import { words } from './words.ts'

export const savedWords = words({
  en: {
    save: (hotel: string) => `Save ${hotel}`,
    saveShort: 'Save',
    toSave: (hotel: string) => `Log in to save ${hotel} to your favourites.`,
    saved: 'Saved to your favourites',
    savedIn: 'Saved in this list',
    unnamed: 'Saved hotels',
    listChanged: 'The list was changed',
    listRemoved: 'The list was removed. Its hotels are still saved',
    alertsStopped: 'You will get no more of these e-mails',
    removed: 'Removed from your favourites',
    recent: 'Recently viewed',
    recentText: 'Stored on this device only.',
  },
  zh: {
    save: (hotel) => `收藏${hotel}`,
    saveShort: '收藏',
    toSave: (hotel) => `登录后即可收藏“${hotel}”。`,
    saved: '已加入收藏',
    savedIn: '已放入该清单',
    unnamed: '我的收藏',
    listChanged: '清单已更新',
    listRemoved: '清单已删除，其中的酒店仍保留在收藏中',
    alertsStopped: '您将不再收到此类邮件',
    removed: '已取消收藏',
    recent: '最近浏览',
    recentText: '仅保存在本设备上。',
  },
})
