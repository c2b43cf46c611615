/** Frequent questions that live support answers automatically. */
export const commonQuestions = [
  'next_order',
  'cancel',
  'refund',
  'change_dates',
  'price_total',
  'payment',
  'check_in',
  'facilities',
  'invoice',
  'points',
  'sign_in',
  'voucher',
] as const
export type CommonQuestion = (typeof commonQuestions)[number]

/** Synonyms: one of these words or phrases must occur. */
type OneOf = readonly string[]
/** A rule matches when each of its groups has a word in the text. */
type Rule = readonly [question: CommonQuestion, ...groups: OneOf[]]

const question: OneOf = [
  ...[
    'is',
    'are',
    'does',
    'do',
    'can',
    'could',
    'may',
    'have',
    'has',
    'any',
    'what',
    'which',
    'how',
    'where',
    'when',
  ],
  ...['吗', '有没有', '有无', '是否', '能不能', '可不可以', '什么', '哪', '怎么', '多少', '几点'],
]
const own: OneOf = ['my', 'our', '我的', '我们的', '我订', '我预订']
const booking: OneOf = [
  'booking',
  'bookings',
  'order',
  'reservation',
  'stay',
  'trip',
  '订单',
  '预订',
  '行程',
  '入住',
]
const facility: OneOf = [
  ...[
    'parking',
    'park',
    'car park',
    'garage',
    'breakfast',
    'dinner',
    'restaurant',
    'wifi',
    'wi-fi',
    'internet',
    'pool',
  ],
  ...[
    'gym',
    'fitness',
    'spa',
    'sauna',
    'pet',
    'pets',
    'dog',
    'cat',
    'shuttle',
    'airport transfer',
    'crib',
    'cot',
  ],
  ...[
    'extra bed',
    'smoking',
    'smoke',
    'wheelchair',
    'accessible',
    'lift',
    'elevator',
    'laundry',
    'kitchen',
    'balcony',
  ],
  ...[
    '停车',
    '早餐',
    '晚餐',
    '餐厅',
    '无线网',
    '网络',
    '泳池',
    '游泳',
    '健身',
    '水疗',
    '宠物',
    '狗',
    '猫',
    '接机',
    '班车',
  ],
  ...['婴儿床', '加床', '吸烟', '抽烟', '无障碍', '轮椅', '电梯', '洗衣', '厨房', '阳台'],
]

/**
 * The first matching rule wins, so specific rules precede general ones. "my booking" alone matches no rule;
 * "How do I cancel my booking?" matches `cancel`.
 */
const rules: readonly Rule[] = [
  [
    'sign_in',
    [
      'password',
      'log in',
      'login',
      'sign in',
      'verification code',
      'one-time code',
      '密码',
      '登录',
      '登陆',
      '验证码',
    ],
  ],
  ['sign_in', ['code'], ['not', 'no', 'never', 'get', 'receive', 'receiving', 'arrive', 'arrived']],
  ['invoice', ['invoice', 'invoices', 'receipt', 'receipts', 'bill', '发票', '收据', '账单', '报销']],
  ['voucher', ['voucher', 'vouchers', '凭证', '确认信', '确认函', '确认单', '确认邮件']],
  [
    'voucher',
    ['confirmation', 'confirmed', '确认'],
    [...own, ...booking, 'email', 'e-mail', 'mail', '邮件', '邮箱'],
  ],
  ['refund', ['refund', 'refunds', 'refunded', 'money back', '退款', '退钱', '退回', '退到', '到账', '退还']],
  [
    'change_dates',
    [
      'reschedule',
      'extend',
      'one more night',
      'another night',
      'extra night',
      '改期',
      '续住',
      '多住',
      '延住',
      '延期',
    ],
  ],
  [
    'change_dates',
    ['change', 'move', 'postpone', 'modify', 'switch', '改', '换', '变更', '调整', '推迟'],
    [
      'date',
      'dates',
      'day',
      'days',
      'week',
      'month',
      'arrival',
      ...booking,
      '日期',
      '时间',
      '日子',
      '哪天',
      '下周',
    ],
  ],
  [
    'cancel',
    [
      'cancel',
      'cancelled',
      'cancelling',
      'canceling',
      'cancellation',
      '取消',
      '退订',
      '退房费',
      '不住了',
      '不想住',
    ],
  ],
  ['points', ['points', 'loyalty', 'membership', 'member level', '积分', '会员', '等级']],
  [
    'price_total',
    ['tax', 'taxes', 'vat', 'fees', 'hidden', 'extra charges', 'resort fee', 'total price', 'final price'],
  ],
  [
    'price_total',
    ['含税', '税费', '总价', '另收', '附加费', '额外费用', '额外收费', '另外交', '另外收', '最终价格'],
  ],
  ['facilities', facility, question],
  [
    'check_in',
    [
      'check in',
      'check-in',
      'checkin',
      'check out',
      'check-out',
      'checkout',
      'arrive late',
      'late arrival',
      'arrive early',
    ],
  ],
  [
    'check_in',
    [
      '办理入住',
      '入住时间',
      '退房',
      '离店时间',
      '晚到',
      '提前入住',
      '提前到',
      '早到',
      '凌晨',
      '半夜',
      '很晚',
      '最晚',
      '以后到',
    ],
  ],
  ['check_in', ['几点', '多晚'], ['入住', '到店', '到', '离店']],
  [
    'payment',
    [
      'pay',
      'payment',
      'paypal',
      'alipay',
      'unionpay',
      'card',
      'cards',
      'credit card',
      'deposit',
      'charge',
      'charged',
    ],
    [...question, 'accept', 'later', 'now', 'with'],
  ],
  ['payment', ['支付', '付款', '付钱', '付费', '支付宝', '银联', '信用卡', '扣款', '预付', '刷卡'], question],
  ['next_order', ['when', 'what date', 'what day', 'where', 'which hotel', 'show', 'next'], own, booking],
  ['next_order', ['下一个', '下一次', '下次', '什么时候', '哪天', '几号', '哪一天', '哪家'], booking],
]

/** The common question in a text; null if there is none or the text is too long. */
export function findCommonQuestion(text: string): CommonQuestion | null {
  if (text.length > 400) return null
  const plain = plainText(text)
  const found = rules.find(([, ...groups]) => groups.every((group) => group.some((word) => has(plain, word))))
  return found?.[0] ?? null
}

const person: OneOf = [
  ...[
    'a person',
    'real person',
    'person please',
    'a human',
    'human being',
    'real human',
    'live agent',
    'an agent',
    'operator',
  ],
  ...['speak to someone', 'talk to someone', 'speak to somebody', 'talk to somebody', 'customer service'],
  ...['人工', '真人', '客服人员'],
]

/** Whether the writer wants a member of staff rather than an automatic answer. */
export const asksForPerson = (text: string): boolean =>
  text.length <= 400 && person.some((word) => has(plainText(text), word))

const plainText = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `

/** A Latin word must match as a whole word; Chinese has no spaces between words. */
const has = (plain: string, word: string) =>
  /^[a-z]/.test(word) ? plain.includes(` ${word} `) : plain.includes(word)
