import { formatHotelTime } from '../format.ts'
import { words } from '../words.ts'

/** The page on which an order is paid. */
export const payPageWords = words({
  en: {
    title: 'How would you like to pay?',
    guaranteeTitle: 'How would you like to guarantee your stay?',
    restTitle: 'How would you like to pay the balance?',
    changeTitle: 'How would you like to pay the difference?',
    restBy: (iso: string) => `Please pay before ${formatHotelTime(iso, 'en')}, hotel time`,
    paid: 'Paid',
    details: 'Price details',
    free: (iso: string) => `Free cancellation until ${formatHotelTime(iso, 'en')}`,
    zone: (zone: string) => `Hotel time, ${zone}`,
  },
  zh: {
    title: '选择支付方式',
    guaranteeTitle: '选择担保方式',
    restTitle: '选择余款支付方式',
    changeTitle: '选择差价支付方式',
    restBy: (iso) => `请在${formatHotelTime(iso, 'zh')}前支付（酒店当地时间）`,
    paid: '已支付',
    details: '价格明细',
    free: (iso) => `${formatHotelTime(iso, 'zh')}前可免费取消`,
    zone: (zone) => `酒店当地时间，${zone}`,
  },
})
