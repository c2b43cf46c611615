import type { Order } from '#contract/booking.ts'

/** What a hotel would honour: a confirmed order, during the stay and afterwards too. */
export const hasVoucher = ({ state }: Pick<Order, 'state'>) =>
  state === 'confirmed' || state === 'staying' || state === 'completed'

/** Where the people at the wheel read Chinese; elsewhere the English name and address serve best of the two. */
const chineseZones = ['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Hong_Kong', 'Asia/Macau', 'Asia/Taipei']

export const driversLanguage = (zone: string) => (chineseZones.includes(zone) ? 'zh' : 'en')
