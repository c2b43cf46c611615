/** What guests ask most often, and live support can answer by itself. */
export const commonQuestions = [
  'next_order',
  'cancel',
  'refund',
  'change_dates',
  'price_total',
  'payment',
  'check_in',
  'invoice',
  'points',
  'sign_in',
  'voucher',
] as const
export type CommonQuestion = (typeof commonQuestions)[number]

/** Words that a question of each kind has; the kind with the most of them is meant, and of equals the first. */
const marks: Readonly<Record<CommonQuestion, readonly string[]>> = {
  next_order: [
    'my next',
    'my booking',
    'my order',
    'my reservation',
    'my stay',
    'when is my',
    '我的订单',
    '下一个订单',
    '我的预订',
    '我的酒店',
    '什么时候入住',
  ],
  cancel: ['cancel', 'cancellation', '取消', '退订', '不住了'],
  refund: ['refund', 'money back', 'get back', 'returned', '退款', '退钱', '到账', '退回'],
  change_dates: [
    'change the date',
    'change my date',
    'other dates',
    'reschedule',
    'move my',
    'extend',
    'one more night',
    '改期',
    '改日期',
    '换日期',
    '修改日期',
    '续住',
    '多住',
  ],
  price_total: [
    'tax',
    'taxes',
    'fees',
    'hidden',
    'included',
    'total price',
    'resort fee',
    '含税',
    '税费',
    '总价',
    '另收',
    '附加费',
  ],
  payment: [
    'pay',
    'paypal',
    'alipay',
    'unionpay',
    'charged',
    'credit card',
    'at the hotel',
    'deposit',
    '支付',
    '付款',
    '支付宝',
    '银联',
    '扣款',
    '到店付',
    '预付',
  ],
  check_in: [
    'check in',
    'check-in',
    'checkin',
    'arrive late',
    'late arrival',
    'early',
    'check out',
    'check-out',
    '办理入住',
    '入住时间',
    '晚到',
    '提前入住',
    '退房时间',
    '几点',
  ],
  invoice: ['invoice', 'receipt', 'bill', '发票', '收据', '报销'],
  points: ['points', 'loyalty', 'level', 'member', '积分', '会员', '等级'],
  sign_in: [
    'password',
    'log in',
    'login',
    'sign in',
    'verification code',
    'code did not',
    'no code',
    '密码',
    '登录',
    '验证码',
    '收不到',
  ],
  voucher: [
    'voucher',
    'confirmation',
    'confirmed',
    'did not get an e-mail',
    'no e-mail',
    '凭证',
    '确认',
    '没收到邮件',
  ],
}

/** Which of the common questions a text asks; null where it is none, or too long to be one. */
export function commonQuestionIn(text: string): CommonQuestion | null {
  if (text.length > 400) return null
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  const found = commonQuestions
    .map((question) => ({ question, marks: marks[question].filter((mark) => has(plain, mark)).length }))
    .filter(({ marks: count }) => count > 0)
  return found.toSorted((one, other) => other.marks - one.marks)[0]?.question ?? null
}

/** A Latin word stands by itself or with an ending; Chinese has no gaps between words. */
const has = (plain: string, mark: string) =>
  /^[a-z]/.test(mark) ? plain.includes(` ${mark}`) : plain.includes(mark)
