import type { Charge } from '#domain/price/charges.ts'
import type { Board } from '#domain/stay/board.ts'
import { formatDate, formatDates } from '../format.ts'
import { words } from '../words.ts'

const weekdaysEn = 'Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays'.split(' ')
const weekdaysZh = '周一 周二 周三 周四 周五 周六 周日'.split(' ')
const nightsEn = (n: number) => (n === 1 ? '1 night' : `${n} nights`)
const daysEn = (n: number) => (n === 1 ? '1 day' : `${n} days`)

const boardsEn: Record<Board, string> = {
  room_only: 'Meals aren’t included.',
  breakfast: 'Breakfast is included for everyone in the room.',
  half_board: 'Breakfast and dinner are included for everyone in the room.',
  full_board: 'All three meals are included for everyone in the room.',
  all_inclusive: 'All meals and drinks are included for everyone in the room.',
}
const boardsZh: Record<Board, string> = {
  room_only: '不含早餐。',
  breakfast: '含所有住客的早餐。',
  half_board: '含所有住客的早餐和晚餐。',
  full_board: '含所有住客的一日三餐。',
  all_inclusive: '含所有住客的餐食和酒水。',
}

export type Span = {
  readonly first: string | null
  readonly last: string | null
  /** 0 is Monday. */
  readonly weekdays: readonly number[]
}

/** A window with a cancellation fee; amounts as text. */
export type Kept = {
  /** Null for the window that contains the booking time. */
  readonly from: string | null
  readonly fee: string
  readonly refund: string | null
  readonly isRestUncharged: boolean
}

/** The rules of a product, sentence by sentence. Amounts and times are passed as text. */
export const productRuleWords = words({
  en: {
    /** The dates of a rule; an open end is not mentioned. */
    when: ({ first, last, weekdays }: Span) =>
      [
        weekdays.length < 7 && `on ${weekdays.map((day) => weekdaysEn[day]!).join(' and ')}`,
        first && last && (first === last ? formatDate(first, 'en', 'short') : formatDates(first, last, 'en')),
      ]
        .filter(Boolean)
        .join(', '),
    minStay: (nights: number, when: string) =>
      `At least ${nightsEn(nights)}${when && ` for arrivals ${when}`}.`,
    maxStay: (nights: number, when: string) =>
      `At most ${nightsEn(nights)}${when && ` for arrivals ${when}`}.`,
    minStayThrough: (nights: number, when: string) =>
      `At least ${nightsEn(nights)}${when && ` for a stay with a night ${when}`}.`,
    maxStayThrough: (nights: number, when: string) =>
      `At most ${nightsEn(nights)}${when && ` for a stay with a night ${when}`}.`,
    noArrival: (when: string) => `No arrival ${when}.`,
    noDeparture: (when: string) => `No departure ${when}.`,
    closed: (when: string) => `Closed ${when}.`,
    minAdvance: (days: number) => `You must book at least ${daysEn(days)} before arrival.`,
    maxAdvance: (days: number) => `You can book at most ${daysEn(days)} before arrival.`,
    occupancy: (guests: number, adults: number) =>
      guests === adults
        ? `Up to ${guests} ${guests === 1 ? 'guest' : 'guests'} in the room.`
        : `Up to ${guests} guests in the room, including up to ${adults} ${adults === 1 ? 'adult' : 'adults'}.`,
    extraAdult: (included: number, amount: string) =>
      `The price is for ${included === 1 ? '1 adult' : `${included} adults`}; each extra adult pays ${amount} a night.`,
    childFree: (from: number, to: number) => `Children aged ${from} to ${to} stay free.`,
    childPays: (from: number, to: number, amount: string) =>
      `Children aged ${from} to ${to} pay ${amount} a night.`,
    childAdult: (from: number) => `Children aged ${from} and over count as adults.`,
    board: (board: Board) => boardsEn[board],
    prepay: (now: string) => `You’ll pay ${now} when you book.`,
    deposit: (now: string, later: string, at: string) =>
      `You’ll pay ${now} when you book and ${later} on ${at}, hotel time.`,
    guarantee: (amount: string) =>
      `When you book, we’ll hold or charge ${amount} as a guarantee, depending on how you pay. If you cancel in time, you’ll get all of it back.`,
    guaranteeCharged: (amount: string) =>
      `When you book, we’ll charge ${amount} as a guarantee. If you cancel in time, you’ll get all of it back.`,
    guaranteeCollected: (at: string) => `Otherwise we’ll collect it on ${at}, hotel time.`,
    guaranteePartly: (now: string, later: string, at: string) =>
      `You’ll pay ${now} when you book, because a cancellation fee already applies. We’ll hold or charge another ${later} as a guarantee and collect it on ${at}, hotel time.`,
    atHotel: (total: string) => `You’ll pay ${total} at the hotel.`,
    alsoAtHotel: (amount: string) => `Plus ${amount} at the hotel.`,
    free: 'You can cancel free of charge until check-in.',
    freeUntil: (at: string) => `You can cancel free of charge until ${at}, hotel time.`,
    /** The refund and the uncharged rest are mentioned only if there are any. */
    kept: ({ from, fee, refund, isRestUncharged }: Kept) =>
      `If you cancel${from ? ` from ${from}, hotel time` : ''}, the fee is ${fee}${refund ? ` and we’ll refund ${refund}` : ''}${isRestUncharged ? '; we won’t charge the rest' : ''}.`,
    nothingBackFrom: (at: string) => `If you cancel from ${at}, hotel time, you won’t get a refund.`,
    nothingBack: 'If you cancel, you won’t get a refund.',
    noShow: (fee: string) => `${fee} isn’t refunded if you don’t arrive.`,
    percentCharge: (name: string, percent: string) => `${name}: ${percent} of room and extras`,
    amountCharge: (name: string, amount: string, perPerson: boolean, perNight: boolean) =>
      `${name}: ${amount} per ${perPerson ? 'person' : 'room'} per ${perNight ? 'night' : 'stay'}`,
    firstNights: (nights: number) => `, for the first ${nightsEn(nights)} only`,
    fromAge: (age: number) => `, from the age of ${age}`,
    collected: (how: Charge['collected']) =>
      ({ included: ', already in the price.', added: ', in the total.', at_hotel: ', paid at the hotel.' })[
        how
      ],
    checkIn: (from: string, until: string | null) =>
      until ? `Check-in from ${from} to ${until}.` : `Check-in from ${from}, at any time after that.`,
    checkOut: (until: string) => `Check-out by ${until}.`,
  },
  zh: {
    when: ({ first, last, weekdays }) =>
      [
        first && last && (first === last ? formatDate(first, 'zh', 'short') : formatDates(first, last, 'zh')),
        weekdays.length < 7 && weekdays.map((day) => weekdaysZh[day]!).join('、'),
      ]
        .filter(Boolean)
        .join('的'),
    minStay: (nights, when) => `${when && `${when}入住，`}须连住至少${nights}晚。`,
    maxStay: (nights, when) => `${when && `${when}入住，`}最多连住${nights}晚。`,
    minStayThrough: (nights, when) => `${when && `住宿包含${when}的，`}须至少住${nights}晚。`,
    maxStayThrough: (nights, when) => `${when && `住宿包含${when}的，`}最多住${nights}晚。`,
    noArrival: (when) => `${when}不可入住。`,
    noDeparture: (when) => `${when}不可退房。`,
    closed: (when) => `${when}停止营业。`,
    minAdvance: (days) => `须至少提前${days}天预订。`,
    maxAdvance: (days) => `最多可提前${days}天预订。`,
    occupancy: (guests, adults) =>
      guests === adults ? `每间最多住${guests}人。` : `每间最多住${guests}人，其中成人不超过${adults}人。`,
    extraAdult: (included, amount) => `价格含${included}位成人，每增加一位成人每晚${amount}。`,
    childFree: (from, to) => `${from}至${to}岁儿童免费。`,
    childPays: (from, to, amount) => `${from}至${to}岁儿童每晚${amount}。`,
    childAdult: (from) => `${from}岁及以上按成人计算。`,
    board: (board) => boardsZh[board],
    prepay: (now) => `预订时支付${now}。`,
    deposit: (now, later, at) => `预订时支付${now}，其余${later}于酒店当地时间${at}收取。`,
    guarantee: (amount) => `预订时需授权或预付${amount}作担保，规定时间内取消全额退回。`,
    guaranteeCharged: (amount) => `预订时需预付${amount}作担保，规定时间内取消全额退回。`,
    guaranteeCollected: (at) => `未取消的，于酒店当地时间${at}收取。`,
    guaranteePartly: (now, later, at) =>
      `取消费已开始计收，预订时需支付${now}；其余${later}以授权或预付作担保，于酒店当地时间${at}收取。`,
    atHotel: (total) => `到店支付${total}。`,
    alsoAtHotel: (amount) => `另有${amount}到店支付。`,
    free: '入住前可免费取消。',
    freeUntil: (at) => `酒店当地时间${at}前可免费取消。`,
    kept: ({ from, fee, refund, isRestUncharged }) =>
      `${from ? `酒店当地时间${from}起取消` : '预订后取消'}，扣除${fee}${refund ? `，退还${refund}` : ''}${isRestUncharged ? '，不再收取余款' : ''}。`,
    nothingBackFrom: (at) => `酒店当地时间${at}起取消，不予退款。`,
    nothingBack: '预订后取消，不予退款。',
    noShow: (fee) => `未入住不退还${fee}。`,
    percentCharge: (name, percent) => `${name}：房费及附加费用的${percent}`,
    amountCharge: (name, amount, perPerson, perNight) =>
      `${name}：每${perPerson ? '人' : '间'}每${perNight ? '晚' : '次住宿'}${amount}`,
    firstNights: (nights) => `，仅收前${nights}晚`,
    fromAge: (age) => `，${age}岁起收取`,
    collected: (how) =>
      ({ included: '，已含在房价内。', added: '，已计入总价。', at_hotel: '，到店支付。' })[how],
    checkIn: (from, until) => (until ? `入住时间${from}至${until}。` : `${from}起可随时入住。`),
    checkOut: (until) => `${until}前退房。`,
  },
})
