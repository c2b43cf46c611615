import { words } from './words.ts'

/** The letter about favourites that cost less. */
export const priceDropWords = words({
  en: {
    heading: (n: number, list: string) =>
      n === 1 ? `A price fell in “${list}”` : `${n} prices fell in “${list}”`,
    text: 'These hotels cost less now than when you saved them, or than we last told you. Totals are for the whole stay, taxes and fees included.',
    fall: (dates: string, total: string, less: string) => `${total} for ${dates}, ${less} less`,
    open: 'Open the list',
    threshold: 'We write when a total falls by at least 3%, at most once a day.',
    stop: 'Stop these e-mails',
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
