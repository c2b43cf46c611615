import { words } from '../words.ts'

/** The amount to pay for an order, and its deadline. */
export const payStepWords = words({
  en: {
    title: 'To pay now',
    guaranteeTitle: 'To guarantee your stay',
    restTitle: 'Balance due',
    changeTitle: 'Pay the difference',
    changeUntil: (time: string) => `Added nights held until ${time} your time`,
    changeHeld: (dates: string, time: string) =>
      `For your change to ${dates}. We hold the added nights until ${time} your time; your stay isn’t touched until you’ve paid.`,
    heldUntil: (time: string, left: string) => `Room held until ${time} your time (${left} left).`,
    lastMinutes: (left: string) => `Room held for ${left}.`,
    lapsed: 'The time to pay has passed. You haven’t been charged.',
    afterwards: 'After that we’ll release the room, and you won’t be charged.',
    restBy: (time: string) =>
      `Please pay before ${time}; otherwise we’ll cancel the booking under its policy.`,
    noMeans: 'We don’t have a payment method set up, so you can’t pay for this booking here.',
    later: (amount: string) => `${amount} more later`,
    atHotel: (amount: string) => `${amount} more at the hotel`,
  },
  zh: {
    title: '现在应付',
    guaranteeTitle: '为入住作担保',
    restTitle: '余款待支付',
    changeTitle: '补付差价',
    changeUntil: (time) => `新增房晚保留至您当地时间${time}`,
    changeHeld: (dates, time) => `变更为${dates}的差价。新增房晚保留至您当地时间${time}，付款前原订单不变。`,
    heldUntil: (time, left) => `房间保留至您当地时间${time}（还剩${left}）。`,
    lastMinutes: (left) => `房间还为您保留${left}。`,
    lapsed: '支付时间已过，未产生任何费用。',
    afterwards: '逾期订单自动结束，不产生任何费用。',
    restBy: (time) => `请在${time}前支付，逾期订单将按取消政策取消。`,
    noMeans: '本站未接入任何支付方式，因此无法在此支付该订单。',
    later: (amount) => `另有${amount}稍后支付`,
    atHotel: (amount) => `另有${amount}到店支付`,
  },
})
