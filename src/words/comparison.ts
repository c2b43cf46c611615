import { words } from './words.ts'

/** The comparison of rates, like for like. */
export const comparisonWords = words({
  en: {
    compareTitle: 'Like for like',
    compareLead:
      'To compare fairly, each rate is topped up to the most meals and, where one offers it, to free cancellation, at the hotel’s own prices.',
    compareOne: 'Choose one more rate to compare.',
    adds: (what: string) => `+ ${what}`,
    free_cancellation: 'Free cancellation',
    alike: 'Like for like',
    cheapest: 'Lowest like for like',
    dearer: (amount: string) => `${amount} more`,
    cannot: 'Cannot be compared: the hotel gives no price for what is missing',
    remove: (what: string) => `Remove ${what}`,
    choose: 'Choose this rate',
  },
  zh: {
    compareTitle: '同等条件对比',
    compareLead:
      '为公平对比，每个价格都按酒店自己的加价，补足到其中最多的餐食；如有可免费取消的价格，也一并补足。',
    compareOne: '再选一个价格即可对比。',
    adds: (what) => `+ ${what}`,
    free_cancellation: '免费取消',
    alike: '同等条件总价',
    cheapest: '同等条件最低',
    dearer: (amount) => `贵${amount}`,
    cannot: '无法对比：酒店没有给出所缺部分的价格',
    remove: (what) => `移除${what}`,
    choose: '选择此价格',
  },
})
