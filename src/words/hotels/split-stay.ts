import { formatCount, formatDate, formatDates } from '../format.ts'
import { words } from '../words.ts'

const nightsEn = (n: number) => (n === 1 ? '1 night' : `${formatCount(n, 'en')} nights`)
const metresEn = (metres: number) =>
  metres < 1_000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1_000).toFixed(1)} km`
const metresZh = (metres: number) =>
  metres < 1_000 ? `${Math.round(metres / 10) * 10}米` : `${(metres / 1_000).toFixed(1)}公里`

/** Two stays in a row where no room covers the dates. */
export const splitStayWords = words({
  en: {
    title: (s_d: string, e_d: string) => `No single room covers ${formatDates(s_d, e_d, 'en')}`,
    lead: (nights: number) => `${nightsEn(nights)}. Two stays in a row do.`,
    offers: 'Two stays in a row',
    twoRooms: (hotel: string) => `Two rooms at ${hotel}`,
    twoHotels: (metres: number) => `Two hotels, ${metresEn(metres)} apart`,
    inHouse: 'One move, inside the hotel',
    withLuggage: 'One move, with luggage',
    together: (nights: number) => `${nightsEn(nights)} together, taxes and fees included`,
    nights: nightsEn,
    dates: (s_d: string, e_d: string) =>
      `${formatDate(s_d, 'en', 'weekday')} – ${formatDate(e_d, 'en', 'weekday')}`,
    moveRooms: (day: string, time: string) =>
      `${formatDate(day, 'en', 'weekday')}: check out of the first room, into the second from ${time}.`,
    moveHotels: (day: string, from: string, to: string, time: string) =>
      `${formatDate(day, 'en', 'weekday')}: check out of ${from}, into ${to} from ${time}.`,
    know: 'What to know',
    twoOrders: 'Two bookings',
    twoOrdersText: 'Two numbers, two vouchers, two deadlines. Each can be cancelled without the other.',
    inTurn: 'Booked one after the other',
    inTurnText: 'The second room isn’t held while you book the first.',
    ifGone: 'If the second sells out meanwhile',
    cancelFree: (date: string, time: string) =>
      `You can cancel the first free of charge until ${formatDate(date, 'en', 'weekday')}, ${time}.`,
    cancelCharged: 'There’s a fee for cancelling the first.',
    pack: 'You pack once more',
    packText: 'Between check-out and check-in you have no room. Ask reception to store your luggage.',
    why: 'Why it doesn’t fit in one room',
    whyCaption: 'Rooms that take your party, night by night',
    whyKey: 'Outlined: the first offer',
    free: 'free',
    full: 'full',
    otherDates: 'Or one room on other dates:',
    firstOf: (total: string) => `first of ${total}`,
    first: (room: string, s_d: string, e_d: string) => `First: ${room}, ${formatDates(s_d, e_d, 'en')}`,
    second: (room: string, s_d: string, e_d: string, total: string) =>
      `then ${room}, ${formatDates(s_d, e_d, 'en')}, ${total}`,
    bookFirst: 'Book the first stay',
    booked: (s_d: string, e_d: string) => `${formatDates(s_d, e_d, 'en')} is booked`,
    toBook: (s_d: string, e_d: string) => `${formatDates(s_d, e_d, 'en')} still to book`,
    nowSecond: 'Now the second stay',
    secondAt: (room: string, hotel: string) => `${room} at ${hotel}. It isn’t held until you book it.`,
    bookSecond: 'See the second stay',
  },
  zh: {
    title: (s_d, e_d) => `没有一间房能住满${formatDates(s_d, e_d, 'zh')}`,
    lead: (nights) => `共${nights}晚，分两段入住即可。`,
    offers: '分两段入住',
    twoRooms: (hotel) => `${hotel}的两间房`,
    twoHotels: (metres) => `相距${metresZh(metres)}的两家酒店`,
    inHouse: '在酒店内换一次房',
    withLuggage: '带行李换一次酒店',
    together: (nights) => `${nights}晚合计，已含税费`,
    nights: (n) => `${n}晚`,
    dates: (s_d, e_d) => `${formatDate(s_d, 'zh', 'weekday')}至${formatDate(e_d, 'zh', 'weekday')}`,
    moveRooms: (day, time) => `${formatDate(day, 'zh', 'weekday')}：第一间退房，${time}起入住第二间。`,
    moveHotels: (day, from, to, time) =>
      `${formatDate(day, 'zh', 'weekday')}：从${from}退房，${time}起入住${to}。`,
    know: '须知',
    twoOrders: '两个订单',
    twoOrdersText: '两个订单号、两张入住凭证、两个取消期限，可分别取消。',
    inTurn: '先后预订',
    inTurnText: '预订第一段时，第二段不会为您保留。',
    ifGone: '如果第二段在此期间订完',
    cancelFree: (date, time) => `第一段可在${formatDate(date, 'zh', 'weekday')}${time}前免费取消。`,
    cancelCharged: '取消第一段需付取消费。',
    pack: '中途需要收拾一次行李',
    packText: '退房后至再次入住前没有房间可用，可请前台寄存行李。',
    why: '为什么一间房住不满',
    whyCaption: '可容纳您一行的房型，逐晚列出',
    whyKey: '加框的是第一个方案',
    free: '有房',
    full: '无房',
    otherDates: '或换个日期，只住一间房：',
    firstOf: (total) => `第一段，两段合计${total}`,
    first: (room, s_d, e_d) => `第一段：${room}，${formatDates(s_d, e_d, 'zh')}`,
    second: (room, s_d, e_d, total) => `第二段：${room}，${formatDates(s_d, e_d, 'zh')}，${total}`,
    bookFirst: '预订第一段',
    booked: (s_d, e_d) => `${formatDates(s_d, e_d, 'zh')}已预订`,
    toBook: (s_d, e_d) => `${formatDates(s_d, e_d, 'zh')}待预订`,
    nowSecond: '接着预订第二段',
    secondAt: (room, hotel) => `${hotel}，${room}。预订前不会为您保留。`,
    bookSecond: '查看第二段',
  },
})
