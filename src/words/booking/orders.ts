import type { OrderState, OrderTab } from '#domain/order/order-states.ts'
import { formatHotelTime } from '../format.ts'
import { words } from '../words.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const statesEn: Record<OrderState, string> = {
  held: 'To pay',
  confirmed: 'Confirmed',
  staying: 'Staying now',
  completed: 'Completed',
  expired: 'Not paid in time',
  cancelled: 'Cancelled',
  no_show: 'No-show',
  payment_review: 'Payment being checked',
}
const statesZh: Record<OrderState, string> = {
  held: '待支付',
  confirmed: '已确认',
  staying: '入住中',
  completed: '已完成',
  expired: '超时未付',
  cancelled: '已取消',
  no_show: '未入住',
  payment_review: '付款核对中',
}
const tabsEn: Record<OrderTab, string> = {
  to_pay: 'To pay',
  upcoming: 'Upcoming',
  staying: 'Staying now',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
const tabsZh: Record<OrderTab, string> = {
  to_pay: '待支付',
  upcoming: '即将入住',
  staying: '入住中',
  completed: '已完成',
  cancelled: '已取消',
}
const emptyEn: Record<OrderTab, string> = {
  to_pay: 'Nothing to pay',
  upcoming: 'No upcoming stays',
  staying: 'You aren’t staying anywhere right now',
  completed: 'No completed stays yet',
  cancelled: 'No cancelled bookings',
}
const emptyZh: Record<OrderTab, string> = {
  to_pay: '没有待支付的订单',
  upcoming: '暂无即将入住的订单',
  staying: '目前没有入住中的订单',
  completed: '暂无已完成的订单',
  cancelled: '没有已取消的订单',
}
const ordinal = (n: number) => (n === 1 ? 'night' : 'nights')
const bookings = (n: number) => (n === 1 ? '1 booking' : `${n} bookings`)

/** The list of orders, and one-line summaries of an order. */
export const orderWords = words({
  en: {
    state: (state: OrderState) => statesEn[state],
    tabs: 'Booking status',
    all: 'All',
    tab: (tab: OrderTab) => tabsEn[tab],
    search: 'Search bookings',
    searchHint: 'Hotel, guest or order number',
    found: (count: number, q: string) => `${bookings(count)} for “${q}”`,
    showAll: 'Show all bookings',
    nothingFound: (q: string) => `No booking matches “${q}”`,
    nothingFoundText: 'Try the hotel’s name, a guest’s name or the beginning of the order number.',
    none: 'No bookings yet',
    noneText: 'Your bookings will appear here, with their vouchers, deadlines and payments.',
    emptyTab: (tab: OrderTab) => emptyEn[tab],
    counted: bookings,
    nights: (count: number) => `${count} ${ordinal(count)}`,
    rooms: (count: number, room: string) => (count === 1 ? room : `${count} × ${room}`),
    left: (ms: number) => {
      if (ms >= day) {
        const [days, hours] = [Math.floor(ms / day), Math.floor((ms % day) / hour)]
        return `${days} ${days === 1 ? 'day' : 'days'}${hours ? ` ${hours} ${hours === 1 ? 'hour' : 'hours'}` : ''}`
      }
      if (ms >= hour) {
        const [hours, minutes] = [Math.floor(ms / hour), Math.floor((ms % hour) / minute)]
        return `${hours} ${hours === 1 ? 'hour' : 'hours'}${minutes ? ` ${minutes} min` : ''}`
      }
      return `${Math.max(1, Math.ceil(ms / minute))} min`
    },
    heldUntil: (time: string) => `Room held until ${time} your time`,
    heldText: (left: string) => `${left} left. After that we’ll release the room, and you won’t be charged.`,
    review: 'We’re checking a payment',
    reviewText: 'Please do not pay again. We’ll tell you as soon as we know.',
    tonight: (night: number, of: number) => `Tonight is night ${night} of ${of}`,
    lastDay: 'Check-out is today',
    checkOutUntil: (iso: string) => `Check-out ${formatHotelTime(iso, 'en')}`,
    checkInFrom: (iso: string) => `Check-in from ${formatHotelTime(iso, 'en')}`,
    freeUntil: (iso: string) => `Free cancellation until ${formatHotelTime(iso, 'en')}`,
    zoneAndLeft: (zone: string, left: string) => `${zone}, ${left} left`,
    feeNow: (fee: string) => `Cancellation fee now: ${fee}`,
    noRefundNow: 'No refund if you cancel now',
    howWasIt: 'How was your stay?',
    howWasItText: 'A score takes seconds, and your review helps other guests.',
    reviewed: 'You’ve reviewed this stay',
    reviewedText: 'Thank you. It helps other guests choose.',
    endedOn: (date: string) => `Cancelled on ${date}`,
    expiredOn: (date: string) => `Not paid by ${date}`,
    noShowOn: (date: string) => `No-show reported on ${date}`,
    nothingCharged: 'You weren’t charged.',
    feeKept: (fee: string) => `The cancellation fee was ${fee}.`,
    refundUnderWay: (amount: string) => `We’re refunding ${amount}.`,
    refundSent: (amount: string) => `We’ve refunded ${amount}.`,
    total: 'total, taxes included',
    atHotel: (amount: string) => `including ${amount} at the hotel`,
    allAtHotel: 'to pay at the hotel',
    paid: 'paid',
    kept: 'cancellation fee',
    refunded: 'refunded',
    refunding: 'being refunded',
    notCharged: 'not charged',
    pay: (amount: string) => `Pay ${amount}`,
    guarantee: (amount: string) => `Guarantee with ${amount}`,
    voucher: 'Voucher',
    writeReview: 'Write a review',
    invoice: 'Bill',
    message: 'Message support',
    cancel: 'Cancel',
    viewOrder: 'View booking',
    orderOf: (number: string) => `Booking ${number}`,
    nextStay: (days: number) =>
      days <= 0 ? 'Your next stay, today' : `Your next stay, in ${days === 1 ? '1 day' : `${days} days`}`,
    stayNow: 'Your stay',
    freeFor: (left: string, iso: string, zone: string) =>
      `Free cancellation for ${left}, until ${formatHotelTime(iso, 'en')} (${zone})`,
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    room: 'Room',
    recent: 'Bookings',
    allOrders: 'All bookings',
  },
  zh: {
    state: (state) => statesZh[state],
    tabs: '订单状态',
    all: '全部',
    tab: (tab) => tabsZh[tab],
    search: '搜索订单',
    searchHint: '酒店、入住人或订单号',
    found: (count, q) => `“${q}”共有${count}个订单`,
    showAll: '查看全部订单',
    nothingFound: (q) => `没有与“${q}”相符的订单`,
    nothingFoundText: '可以试试酒店名称、入住人姓名或订单号的开头几位。',
    none: '暂无订单',
    noneText: '您的预订将显示在这里，包括入住凭证、各项期限和每笔款项。',
    emptyTab: (tab) => emptyZh[tab],
    counted: (count) => `共${count}个订单`,
    nights: (count) => `${count}晚`,
    rooms: (count, room) => (count === 1 ? room : `${room}${count}间`),
    left: (ms) => {
      if (ms >= day) {
        const hours = Math.floor((ms % day) / hour)
        return `${Math.floor(ms / day)}天${hours ? `${hours}小时` : ''}`
      }
      if (ms >= hour) {
        const minutes = Math.floor((ms % hour) / minute)
        return `${Math.floor(ms / hour)}小时${minutes ? `${minutes}分钟` : ''}`
      }
      return `${Math.max(1, Math.ceil(ms / minute))}分钟`
    },
    heldUntil: (time) => `房间保留至您当地时间${time}`,
    heldText: (left) => `还剩${left}。逾期订单自动结束，不产生任何费用。`,
    review: '正在核对一笔付款',
    reviewText: '请勿重复支付，核对完成后我们会立即通知您。',
    tonight: (night, of) => `今晚是第${night}晚，共${of}晚`,
    lastDay: '今天离店',
    checkOutUntil: (iso) => `${formatHotelTime(iso, 'zh')}前离店`,
    checkInFrom: (iso) => `${formatHotelTime(iso, 'zh')}起办理入住`,
    freeUntil: (iso) => `${formatHotelTime(iso, 'zh')}前免费取消`,
    zoneAndLeft: (zone, left) => `${zone}，还剩${left}`,
    feeNow: (fee) => `现在取消扣${fee}`,
    noRefundNow: '现在取消不予退款',
    howWasIt: '这次住得怎么样？',
    howWasItText: '打个分只需几秒，您的文字能帮到后来的客人。',
    reviewed: '您已点评',
    reviewedText: '感谢您，这能帮助其他客人选择。',
    endedOn: (date) => `${date}取消`,
    expiredOn: (date) => `${date}前未支付`,
    noShowOn: (date) => `${date}酒店反馈未入住`,
    nothingCharged: '未产生任何费用。',
    feeKept: (fee) => `已扣取消费${fee}。`,
    refundUnderWay: (amount) => `${amount}正在退回。`,
    refundSent: (amount) => `${amount}已退回。`,
    total: '总价，已含税费',
    atHotel: (amount) => `其中${amount}到店支付`,
    allAtHotel: '到店支付',
    paid: '已支付',
    kept: '已扣取消费',
    refunded: '已退款',
    refunding: '退款中',
    notCharged: '未扣款',
    pay: (amount) => `支付${amount}`,
    guarantee: (amount) => `担保${amount}`,
    voucher: '入住凭证',
    writeReview: '写点评',
    invoice: '账单',
    message: '联系客服',
    cancel: '取消',
    viewOrder: '查看订单',
    orderOf: (number) => `订单${number}`,
    nextStay: (days) => (days <= 0 ? '下一段行程，今天入住' : `下一段行程，${days}天后入住`),
    stayNow: '正在入住',
    freeFor: (left, iso, zone) => `还有${left}可免费取消，截至${formatHotelTime(iso, 'zh')}（${zone}）`,
    checkIn: '入住',
    checkOut: '离店',
    room: '房型',
    recent: '订单',
    allOrders: '全部订单',
  },
})
