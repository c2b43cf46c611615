import { words } from '../words.ts'

/** The comparison of rates, like for like. */
export const comparisonWords = words({
  en: {
    compareTitle: 'Like-for-like comparison',
    compareLead:
      'We bring each rate up to the same meals and cancellation terms, using the hotel’s own surcharges.',
    compareOne: 'Choose another rate to compare.',
    adds: (what: string) => `+ ${what}`,
    free_cancellation: 'Free cancellation',
    included: 'Included',
    asBooked: 'Total as offered',
    alike: 'Like-for-like total',
    cheapest: 'Lowest like for like',
    dearer: (amount: string) => `${amount} more`,
    cannot: 'The hotel doesn’t offer this as an extra',
    remove: (what: string) => `Remove ${what}`,
    choose: 'Choose',
    chooseThis: (what: string) => `Choose ${what}`,
  },
  zh: {
    compareTitle: '同等条件对比',
    compareLead: '按酒店自身加价，将各价格补齐到相同餐食和取消条件。',
    compareOne: '再选一个价格方案即可对比。',
    adds: (what) => `+ ${what}`,
    free_cancellation: '免费取消',
    included: '已含',
    asBooked: '原方案总价',
    alike: '同等条件总价',
    cheapest: '同等条件最低',
    dearer: (amount) => `贵${amount}`,
    cannot: '酒店未提供所缺部分的加价',
    remove: (what) => `移除${what}`,
    choose: '选择',
    chooseThis: (what) => `选择${what}`,
  },
})
