import { words } from '../words.ts'

/** How the price of a stay compares with earlier ones. */
export const priceLevelWords = words({
  en: {
    title: 'Is this a good price?',
    low: 'Low for this hotel',
    usual: 'Usual for this hotel',
    high: 'High for this hotel',
    text: (nightly: string, low: string, high: string) =>
      `A night for two averages ${nightly} on your dates. Over the last 90 days, half of the comparable nights were between ${low} and ${high}.`,
    how: 'Compared with our own prices for this hotel in the same month, weekends and other nights apart.',
    range: 'usual range',
    now: (nightly: string) => `now ${nightly}`,
    since: (day: string) => `since ${day}`,
  },
  zh: {
    title: '这个价格划算吗？',
    low: '低于平时',
    usual: '与平时相当',
    high: '高于平时',
    text: (nightly, low, high) =>
      `所选日期两人入住，平均每晚${nightly}。近90天，可比日期的价格有一半在${low}至${high}之间。`,
    how: '与本站该酒店同一月份的价格比较，周末与平日分开计算。',
    range: '平时价位',
    now: (nightly) => `现在${nightly}`,
    since: (day) => `${day}起`,
  },
})
