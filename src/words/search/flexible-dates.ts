import type { FlexibleDates } from '#domain/stay/flexible-stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatCount, formatDate, formatDates } from '../format.ts'
import { words } from '../words.ts'

const counted = (n: number, one: string, many: string) => `${formatCount(n, 'en')} ${n === 1 ? one : many}`
const monthEn = (month: string) => formatDate(`${month}-01`, 'en', 'month')
const monthZh = (month: string) => formatDate(`${month}-01`, 'zh', 'month')

/** `Fri 12 Mar` as `Fri 12`. */
const withoutMonth = (day: string) => day.slice(0, day.lastIndexOf(' '))

/** Search by flexible dates: the choice, the cheapest stays, and the dates of a card. */
export const flexibleWords = words({
  en: {
    howExact: 'How exact are your dates?',
    exact: 'Exact dates',
    around: '± days',
    weekend: 'A weekend',
    nights: 'Nights in a month',
    giveOrTake: 'Days earlier or later',
    plusMinus: (days: number) => `± ${counted(days, 'day', 'days')}`,
    shortPlusMinus: (days: number) => `± ${days}`,
    whichMonth: 'In which month',
    howLong: 'How long',
    nightsLabel: 'Nights',
    nightsRange: '1 to 30',
    weekendNote: 'Friday to Sunday, 2 nights',
    monthName: (month: string) => monthEn(month).split(' ')[0]!,
    aroundDates: (s_d: string, e_d: string, days: number) =>
      `${formatDates(s_d, e_d, 'en')} ± ${counted(days, 'day', 'days')}`,
    aroundSentence: (nights: number, first: string, last: string) =>
      `${counted(nights, 'night', 'nights')}, arriving ${formatDates(first, last, 'en')}`,
    weekendIn: (month: string) => `A weekend in ${monthEn(month)}`,
    nightsIn: (nights: number, month: string) => `${counted(nights, 'night', 'nights')} in ${monthEn(month)}`,
    compared: (n: number) => `${counted(n, 'stay is', 'stays are')} compared`,
    between: (nights: number, first: string, last: string) =>
      `${counted(nights, 'night', 'nights')} between ${formatDates(first, last, 'en').replace(' – ', ' and ')}`,
    tableTitle: 'Cheapest total by arrival',
    stripTitle: (nights: number) => `Cheapest ${counted(nights, 'night', 'nights')} by day of arrival`,
    weekendTitle: 'Cheapest weekend',
    scope: (currency: string) => `${currency}, all hotels that match your filters`,
    weekday: (date: string) => formatDate(date, 'en', 'weekday').slice(0, 3),
    lengthRow: (nights: number) => counted(nights, 'night', 'nights'),
    askedFor: 'What you asked for',
    cheapestOfRow: 'Cheapest of its row',
    cellShows: 'A price shows only those dates',
    cell: (s_d: string, e_d: string, total: string) => `${formatDates(s_d, e_d, 'en')}: ${total}`,
    soldOut: 'sold out',
    isCheapest: (arrivals: number) =>
      arrivals === 1 ? 'is the only arrival' : `is the cheapest of ${arrivals} arrivals`,
    dearest: (total: string, date: string) => `highest ${total}, ${formatDate(date, 'en', 'weekday')}`,
    ownDates: (s_d: string, e_d: string) =>
      s_d.slice(0, 7) === e_d.slice(0, 7)
        ? `${withoutMonth(formatDate(s_d, 'en', 'weekday'))} – ${formatDate(e_d, 'en', 'weekday')}`
        : `${formatDate(s_d, 'en', 'weekday')} – ${formatDate(e_d, 'en', 'weekday')}`,
    shift: (days: number) =>
      days === 0
        ? 'as you asked'
        : `${counted(Math.abs(days), 'day', 'days')} ${days < 0 ? 'earlier' : 'later'}`,
    itsBest: 'its cheapest dates',
    lessThan: (money: string, s_d: string, e_d: string) =>
      `${money} less than ${formatDates(s_d, e_d, 'en')}`,
    notOnAsked: (s_d: string, e_d: string) => `not available ${formatDates(s_d, e_d, 'en')}`,
    cheapestHere: (nights: number) => `its cheapest ${counted(nights, 'night', 'nights')}`,
    eachOwn: 'Each hotel with its cheapest dates.',
  },
  zh: {
    howExact: '日期是否固定',
    exact: '准确日期',
    around: '前后几天',
    weekend: '某个周末',
    nights: '某月住几晚',
    giveOrTake: '可提前或推后的天数',
    plusMinus: (days) => `前后${days}天`,
    shortPlusMinus: (days) => `± ${days}`,
    whichMonth: '在哪个月',
    howLong: '住几晚',
    nightsLabel: '晚数',
    nightsRange: '1至30',
    weekendNote: '周五至周日，2晚',
    monthName: (month) => `${Number(month.slice(5))}月`,
    aroundDates: (s_d, e_d, days) => `${formatDates(s_d, e_d, 'zh')}（前后${days}天）`,
    aroundSentence: (nights, first, last) => `住${nights}晚，${formatDates(first, last, 'zh')}之间入住`,
    weekendIn: (month) => `${monthZh(month)}的某个周末`,
    nightsIn: (nights, month) => `${monthZh(month)}住${nights}晚`,
    compared: (n) => `比较${n}种入住日期`,
    between: (nights, first, last) => `${formatDates(first, last, 'zh')}之间住${nights}晚`,
    tableTitle: '各入住日的最低总价',
    stripTitle: (nights) => `住${nights}晚，各入住日的最低总价`,
    weekendTitle: '各周末的最低总价',
    scope: (currency) => `${currency}，符合筛选条件的全部酒店`,
    weekday: (date) => formatDate(date, 'zh', 'weekday').slice(-3, -1),
    lengthRow: (nights) => `${nights}晚`,
    askedFor: '所选日期',
    cheapestOfRow: '本行最低价',
    cellShows: '点击价格，只看该日期',
    cell: (s_d, e_d, total) => `${formatDates(s_d, e_d, 'zh')}：${total}`,
    soldOut: '已订完',
    isCheapest: (arrivals) => (arrivals === 1 ? '是唯一可订的入住日期' : `在${arrivals}个入住日期中最低`),
    dearest: (total, date) => `最高${total}，${formatDate(date, 'zh', 'weekday')}`,
    ownDates: (s_d, e_d) =>
      `${formatDate(s_d, 'zh', 'weekday')}至${s_d.slice(0, 7) === e_d.slice(0, 7) ? formatDate(e_d, 'zh', 'weekday').replace(/^.*月/, '') : formatDate(e_d, 'zh', 'weekday')}`,
    shift: (days) => (days === 0 ? '与所选日期一致' : `${days < 0 ? '早' : '晚'}${Math.abs(days)}天`),
    itsBest: '价格最低的日期',
    lessThan: (money, s_d, e_d) => `比${formatDates(s_d, e_d, 'zh')}低${money}`,
    notOnAsked: (s_d, e_d) => `${formatDates(s_d, e_d, 'zh')}不可订`,
    cheapestHere: (nights) => `价格最低的${nights}晚`,
    eachOwn: '每家酒店均显示其价格最低的日期。',
  },
})

/** The dates of a search in one phrase. */
export function flexibleDatesText(
  flexible: FlexibleDates,
  { s_d, e_d }: { readonly s_d: string; readonly e_d: string },
  locale: Locale,
): string {
  const say = flexibleWords(locale)
  if (flexible.kind === 'around') return say.aroundDates(s_d, e_d, flexible.days)
  if (flexible.kind === 'weekend') return say.weekendIn(flexible.month)
  return say.nightsIn(flexible.nights, flexible.month)
}
