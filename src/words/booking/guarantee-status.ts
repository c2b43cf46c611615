import { formatDate, formatHotelTime } from '../format.ts'
import { words } from '../words.ts'

/** Whether a guarantee is charged, held or neither: before booking, and of an order. */
export const guaranteeStatusWords = words({
  en: {
    title: 'Charged or held today',
    methods: (names: string, text: string) => `${names}: ${text}`,
    held: (amount: string, iso: string | null) =>
      iso
        ? `We’ll hold ${amount} today and charge it on ${formatHotelTime(iso, 'en')} unless you cancel.`
        : `We’ll hold ${amount} today without charging it.`,
    charged: (amount: string) => `We’ll charge ${amount} today.`,
    chargedRefundable: (amount: string, iso: string) =>
      `We’ll charge ${amount} today and refund it in full if you cancel by ${formatHotelTime(iso, 'en')}.`,
    nothing: (amount: string) => `We won’t hold or charge anything today. You’ll pay ${amount} at the hotel.`,
    covered: 'We won’t hold or charge anything today.',
    label: 'Guarantee',
    isHeld: (amount: string, name: string) => `${amount} held with ${name}, not charged`,
    wasCharged: (amount: string, name: string) => `${amount} charged with ${name}`,
    refundableBy: (text: string, iso: string) =>
      `${text}; refunded in full if you cancel by ${formatHotelTime(iso, 'en')}`,
    notGiven: 'Not provided yet; nothing is held or charged',
    released: 'Released; nothing was charged',
    refunded: (amount: string, name: string) => `${amount} charged with ${name}, then refunded`,
    partRefunded: (amount: string, back: string, name: string) =>
      `${amount} charged with ${name}, ${back} of it refunded`,
    none: 'None needed; nothing is held or charged',
    chargedFromHold: 'To be charged from the hold',
    collectedFromHold: (amount: string) => `${amount} is charged from the hold`,
    stillHeld: 'held',
    laterFromHold: (iso: string | null) =>
      iso ? `Held, charged on ${formatDate(iso.slice(0, 10), 'en', 'short')}` : 'Held, charged later',
    anyProvider: 'the payment provider',
  },
  zh: {
    title: '今天扣款或冻结',
    methods: (names, text) => `${names}：${text}`,
    held: (amount, iso) =>
      iso
        ? `今天预授权冻结${amount}，不扣款；如未取消，${formatHotelTime(iso, 'zh')}扣款。`
        : `今天预授权冻结${amount}，不扣款。`,
    charged: (amount) => `今天扣款${amount}。`,
    chargedRefundable: (amount, iso) => `今天扣款${amount}，${formatHotelTime(iso, 'zh')}前取消全额退回。`,
    nothing: (amount) => `今天不冻结也不扣款，到店支付${amount}。`,
    covered: '今天不冻结也不扣款。',
    label: '担保',
    isHeld: (amount, name) => `已通过${name}预授权冻结${amount}，未扣款`,
    wasCharged: (amount, name) => `已通过${name}扣款${amount}`,
    refundableBy: (text, iso) => `${text}，${formatHotelTime(iso, 'zh')}前取消全额退回`,
    notGiven: '尚未担保，未冻结也未扣款',
    released: '已解除担保，未扣款',
    refunded: (amount, name) => `已通过${name}扣款${amount}，并已退款`,
    partRefunded: (amount, back, name) => `已通过${name}扣款${amount}，其中${back}已退款`,
    none: '无需担保，未冻结也未扣款',
    chargedFromHold: '届时从冻结款项中扣款',
    collectedFromHold: (amount) => `从冻结款项中扣款${amount}`,
    stillHeld: '已冻结',
    laterFromHold: (iso) =>
      iso ? `已冻结，${formatDate(iso.slice(0, 10), 'zh', 'short')}扣款` : '已冻结，稍后扣款',
    anyProvider: '支付机构',
  },
})
