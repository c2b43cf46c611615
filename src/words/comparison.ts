import { words } from './words.ts'

/** The comparison of rates, like for like. */
export const comparisonWords = words({
  en: {
    compareTitle: 'Like for like',
    compareLead:
      'Each rate is raised to the fullest meals and, where one has it, to free cancellation, at the price the hotel asks for that.',
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
    compareLead: '把每个价格补足到其中最丰富的餐食，如有可免费取消的，也补足免费取消，按酒店自己的加价计算。',
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
