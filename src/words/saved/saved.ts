import { words } from '../words.ts'

export const savedWords = words({
  en: {
    save: (hotel: string) => `Save ${hotel}`,
    saveShort: 'Save',
    savedShort: 'Saved',
    changeList: 'Change list',
    chooseList: (hotel: string) => `Save ${hotel} in`,
    toSave: (hotel: string) => `Log in to save ${hotel} to your favourites.`,
    saved: 'Saved to your favourites',
    savedIn: 'Saved in this list',
    unnamed: 'Saved hotels',
    listChanged: 'We’ve updated the list',
    listRemoved: 'We’ve deleted the list. Its hotels are still saved',
    alertsStopped: 'You’ll get no more of these emails',
    removed: 'Removed from your favourites',
    recent: 'Recently viewed',
    recentText: 'Stored on this device only.',
  },
  zh: {
    save: (hotel) => `收藏${hotel}`,
    saveShort: '收藏',
    savedShort: '已收藏',
    changeList: '更换清单',
    chooseList: (hotel) => `将${hotel}收藏到`,
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

/** The email about price drops of favourites. */
export const priceDropWords = words({
  en: {
    heading: (n: number, list: string) =>
      n === 1 ? `A price dropped in “${list}”` : `${n} prices dropped in “${list}”`,
    text: 'These hotels cost less than when you saved them or we last emailed you. Totals are for the whole stay, taxes and fees included.',
    fall: (dates: string, total: string, less: string) => `${total} for ${dates}, ${less} less`,
    open: 'Open the list',
    threshold: 'We’ll email you at most once a day, when a total drops by at least 3%.',
    stop: 'Stop these emails',
    sms: (site: string, heading: string) => `[${site}] ${heading}`,
  },
  zh: {
    heading: (n, list) => `“${list}”中有${n}家酒店降价`,
    text: '以下酒店的总价低于您收藏时或我们上次通知时的价格。总价为整个入住期间的价格，已含税费。',
    fall: (dates, total, less) => `${dates}共${total}，降了${less}`,
    open: '查看清单',
    threshold: '总价下降至少3%时我们才会通知您，每天最多一封。',
    stop: '不再接收此类邮件',
    sms: (site, heading) => `【${site}】${heading}`,
  },
})
