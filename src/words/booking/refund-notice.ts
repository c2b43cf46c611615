import { words } from '../words.ts'

/** Where a refund goes, how much of it in which currency, and when it usually arrives. */
export const refundNoticeWords = words({
  en: {
    to: (amount: string, name: string, date: string) =>
      `We’ll send ${amount} to your ${name} account. It usually arrives by ${date}.`,
    onItsWay: (amount: string, name: string, date: string) =>
      `${amount} is on its way to your ${name} account. It usually arrives by ${date}.`,
    sent: (amount: string, name: string, date: string) =>
      `We’ve sent ${amount} to your ${name} account. It usually arrives by ${date}.`,
    inBoth: (charge: string, price: string) => `${charge} (${price})`,
    inCurrency: (name: string, currency: string) =>
      `${name} refunds in ${currency}, at your booking’s exchange rate.`,
    fee: (amount: string) => `The cancellation fee is ${amount}.`,
    released: (amount: string) => `We’ve released the hold of ${amount}.`,
    nothing: 'You haven’t been charged.',
    seeMoney: 'See payments and refunds',
  },
  zh: {
    to: (amount, name, date) => `${amount}将退回您的${name}账户，通常在${date}前到账。`,
    onItsWay: (amount, name, date) => `${amount}正退回您的${name}账户，通常在${date}前到账。`,
    sent: (amount, name, date) => `${amount}已退回您的${name}账户，通常在${date}前到账。`,
    inBoth: (charge, price) => `${charge}（合${price}）`,
    inCurrency: (name, currency) => `${name}以${currency}退款，按订单锁定的汇率计算。`,
    fee: (amount) => `取消费为${amount}。`,
    released: (amount) => `${amount}已解除冻结。`,
    nothing: '未产生任何费用。',
    seeMoney: '查看款项明细',
  },
})
