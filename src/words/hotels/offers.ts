import type { Locale } from '#domain/text/locale.ts'
import { formatCount, formatDate, formatDistance } from '../format.ts'
import { words } from '../words.ts'

const rooms = (n: number) => (n === 1 ? '1 room' : `${n} rooms`)

/** An offer on every card with a price: list, home, favourites, map. */
export const offerWords = words({
  en: {
    room_only: 'Room only',
    breakfast: 'Breakfast included',
    half_board: 'Half board',
    full_board: 'Full board',
    all_inclusive: 'All inclusive',
    prepay: 'Pay now',
    deposit: 'Part now, the rest later',
    guarantee: 'Guarantee required',
    at_hotel: 'Pay at the hotel',
    freeUntil: (date: string, time: string) =>
      `Free cancellation until ${formatDate(date, 'en', 'short')}, ${time}`,
    free: 'Free cancellation',
    freeFrom: (total: string) => `With free cancellation from ${total}`,
    partial: 'Partly refundable',
    none: 'Non-refundable',
    left: (n: number) => `${rooms(n)} left for these dates`,
    stayIncludes: (stay: string) => `${stay}, taxes and fees included`,
    nightly: (amount: string, n: number) => `${amount} a night${n > 1 ? ` for ${rooms(n)}` : ''}`,
    roomsOf: (room: string, n: number) => (n > 1 ? `${n} × ${room}` : room),
    toCentre: (metres: number) => `${formatDistance(metres, 'en')} to centre`,
    fromPlace: (metres: number, place: string) => `${formatDistance(metres, 'en')} from ${place}`,
    reviews: (n: number) => (n === 1 ? '1 review' : `${formatCount(n, 'en')} reviews`),
    scoreOutOf: (score: string) => `Guest score ${score} out of 10`,
    superb: 'Superb',
    veryGood: 'Very good',
    good: 'Good',
    pleasant: 'Pleasant',
    unrated: 'No reviews yet',
    viewed: 'Viewed',
    freeFor: (dates: string) => `Available ${dates}`,
    seeDates: 'See those dates',
    pictureOf: (n: number, all: number) => `Picture ${n} of ${all}`,
    nextPicture: (hotel: string) => `Next picture of ${hotel}`,
    previousPicture: (hotel: string) => `Previous picture of ${hotel}`,
  },
  zh: {
    room_only: '不含早餐',
    breakfast: '含早餐',
    half_board: '含早餐和晚餐',
    full_board: '含三餐',
    all_inclusive: '全包',
    prepay: '现在支付',
    deposit: '先付部分房费，余款后付',
    guarantee: '需担保',
    at_hotel: '到店支付',
    freeUntil: (date, time) => `${formatDate(date, 'zh', 'short')}${time}前免费取消`,
    free: '免费取消',
    freeFrom: (total) => `另有免费取消价，${total}起`,
    partial: '部分可退',
    none: '不可退款',
    left: (n) => `所选日期还剩${n}间`,
    stayIncludes: (stay) => `${stay}，已含税费`,
    nightly: (amount, n) => `${n > 1 ? `${n}间房` : ''}每晚${amount}`,
    roomsOf: (room, n) => (n > 1 ? `${room}×${n}` : room),
    toCentre: (metres) => `距市中心${formatDistance(metres, 'zh')}`,
    fromPlace: (metres, place) => `距${place}${formatDistance(metres, 'zh')}`,
    reviews: (n) => `${formatCount(n, 'zh')}条点评`,
    scoreOutOf: (score) => `住客评分${score}分，满分10分`,
    superb: '极佳',
    veryGood: '很好',
    good: '不错',
    pleasant: '尚可',
    unrated: '暂无点评',
    viewed: '看过',
    freeFor: (dates) => `最近可订：${dates}`,
    seeDates: '查看这些日期',
    pictureOf: (n, all) => `第${n}张，共${all}张`,
    nextPicture: (hotel) => `${hotel}的下一张图片`,
    previousPicture: (hotel) => `${hotel}的上一张图片`,
  },
})

/** Why a hotel cannot be booked for the dates, in a few words. */
export const reasonWords = words({
  en: {
    sold_out: 'Sold out for these dates',
    closed: 'Closed on these dates',
    no_rate: 'No prices for these dates yet',
    min_stay: 'Longer stays only',
    max_stay: 'Shorter stays only',
    min_stay_through: 'Longer stays only over these nights',
    max_stay_through: 'Shorter stays only over these nights',
    closed_to_arrival: 'No check-in on this day',
    closed_to_departure: 'No check-out on this day',
    too_early: 'Not on sale this far ahead yet',
    too_late: 'Too late to book for these dates',
    occupancy: 'No room for this many guests',
    rooms: 'Every room needs an adult',
  },
  zh: {
    sold_out: '所选日期已订完',
    closed: '所选日期不营业',
    no_rate: '所选日期暂无价格',
    min_stay: '未达到最少入住晚数',
    max_stay: '超过最多入住晚数',
    min_stay_through: '所选日期须连住更多晚',
    max_stay_through: '所选日期须少住几晚',
    closed_to_arrival: '当天不办理入住',
    closed_to_departure: '当天不办理退房',
    too_early: '尚未开放预订',
    too_late: '已过预订时间',
    occupancy: '没有能住下这么多人的房间',
    rooms: '每间房至少要有一位成人',
  },
})

const grades = [
  { from: 9, word: 'superb' },
  { from: 8, word: 'veryGood' },
  { from: 7, word: 'good' },
  { from: 6, word: 'pleasant' },
] as const

/** The word beside a score; below six there is only the number. */
export function scoreWord(score: number, locale: Locale): string | null {
  const grade = grades.find(({ from }) => score >= from)
  return grade ? offerWords(locale)[grade.word] : null
}
