import { formatDate } from './format.ts'
import { words } from './words.ts'

/** The date panel's own words; they come with it. */
export const calendarWords = words({
  en: {
    calendar: 'Dates of the stay',
    previous: 'Earlier months',
    next: 'Later months',
    prices: (currency: string) => `Cheapest night in ${currency}, taxes and fees included`,
    fromPrice: (price: string) => `from ${price}`,
    soldOut: 'sold out',
    notWritten: 'We could not read that. Write a date like 12 Dec or 2026-12-12.',
    past: 'That day has passed.',
    tooFar: (days: number) => `We sell up to ${days} days ahead.`,
    notAfter: 'Check-out comes after check-in.',
    tooLong: (nights: number) => `A stay has at most ${nights} nights.`,
    gone: (date: string) => `The night of ${formatDate(date, 'en', 'short')} is sold out.`,
  },
  zh: {
    calendar: '入住和离店日期',
    previous: '之前的月份',
    next: '之后的月份',
    prices: (currency) => `每晚最低价（${currency}），已含税费`,
    fromPrice: (price) => `${price}起`,
    soldOut: '已订满',
    notWritten: '无法识别日期。请这样填写：12月12日 或 2026-12-12。',
    past: '这一天已经过去。',
    tooFar: (days) => `最多可预订${days}天内的住宿。`,
    notAfter: '离店日期须晚于入住日期。',
    tooLong: (nights) => `一次最多住${nights}晚。`,
    gone: (date) => `${formatDate(date, 'zh', 'short')}当晚已订满。`,
  },
})
