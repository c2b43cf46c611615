import { formatCount } from '../format.ts'
import { words } from '../words.ts'

const nightsIn = (n: number) => `${formatCount(n, 'en')} ${n === 1 ? 'night' : 'nights'}`

/** The email and the notification about a watched price. */
export const alertMailWords = words({
  en: {
    subject: (name: string, total: string, dates: string) => `${name} dropped to ${total} for ${dates}`,
    subjectAvailable: (name: string, total: string, dates: string) =>
      `${name} has a room again for ${dates}: ${total}`,
    belowLimit: (limit: string) => `At or below your limit of ${limit}`,
    less: (sum: string) => `The total dropped by ${sum}`,
    available: 'A room is available again',
    stayOf: (dates: string, nights: number) => `${dates}, ${nightsIn(nights)}`,
    stay: (hotel: string, place: string, stay: string, party: string) =>
      `${hotel}, ${place}: ${stay}, ${party}.`,
    search: (place: string, hotel: string, stay: string, party: string) =>
      `Your search in ${place}: ${stay}, ${party}. The cheapest stay is now ${hotel}.`,
    now: 'Total now',
    allIn: (total: string) => `${total}, taxes and fees included`,
    startOn: (day: string) => `Total on ${day}`,
    limit: 'Your limit',
    openHotel: 'See rooms',
    openList: 'See the list',
    all: 'All price alerts',
    moves: 'Prices change. The total that you see on the page counts.',
    atMost: 'We’ll email you at most once a day about each alert.',
    stop: 'Stop this alert',
    sms: (site: string, heading: string) => `[${site}] ${heading}`,
    noticeTitle: (name: string, total: string) => `${name}: ${total}`,
    noticeText: (stay: string, hotel: string | null, why: string) =>
      `${stay}${hotel ? `, ${hotel}` : ''}. ${why}.`,
  },
  zh: {
    subject: (name, total, dates) => `${name}${dates}降至${total}`,
    subjectAvailable: (name, total, dates) => `${name}${dates}又有房了：${total}`,
    belowLimit: (limit) => `已不高于您的目标价${limit}`,
    less: (sum) => `总价降了${sum}`,
    available: '又有房了',
    stayOf: (dates, nights) => `${dates}，${nights}晚`,
    stay: (hotel, place, stay, party) => `${hotel}（${place}），${stay}，${party}。`,
    search: (place, hotel, stay, party) => `搜索：${place}，${stay}，${party}。目前价格最低的是${hotel}。`,
    now: '当前总价',
    allIn: (total) => `${total}，已含税费`,
    startOn: (day) => `${day}总价`,
    limit: '您的目标价',
    openHotel: '查看房型',
    openList: '查看酒店列表',
    all: '全部价格提醒',
    moves: '价格会变动，以页面显示为准。',
    atMost: '每个提醒每天最多发送一封邮件。',
    stop: '停止此提醒',
    sms: (site, heading) => `【${site}】${heading}`,
    noticeTitle: (name, total) => `${name}：${total}`,
    noticeText: (stay, hotel, why) => `${stay}${hotel ? `，${hotel}` : ''}。${why}。`,
  },
})
