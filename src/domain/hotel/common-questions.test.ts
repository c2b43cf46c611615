import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  asksForPerson,
  type CommonQuestion,
  commonQuestions,
  findCommonQuestion,
} from './common-questions.ts'

const english: readonly [string, CommonQuestion][] = [
  ['How do I cancel my booking?', 'cancel'],
  ['Can I still cancel my reservation for free?', 'cancel'],
  ['What is the cancellation deadline for my order?', 'cancel'],
  ['When will I get my money back?', 'refund'],
  ['I cancelled last week, where is my refund?', 'refund'],
  ['Can I move my booking to other dates?', 'change_dates'],
  ['Could we stay one more night?', 'change_dates'],
  ['Is there parking at the hotel?', 'facilities'],
  ['Does the hotel have a swimming pool?', 'facilities'],
  ['Is breakfast included in my booking?', 'facilities'],
  ['Can I bring my dog?', 'facilities'],
  ['Do I have to pay anything else at the hotel, like city tax?', 'price_total'],
  ['Which cards do you accept?', 'payment'],
  ['Can I pay at the hotel instead of online?', 'payment'],
  ['What time is check-in?', 'check_in'],
  ['Our flight lands at midnight, can we arrive late?', 'check_in'],
  ['Can you send me an invoice for my stay?', 'invoice'],
  ['How many points do I get for my stay?', 'points'],
  ['I’m not receiving the verification code', 'sign_in'],
  ['Where can I find the confirmation of my booking?', 'voucher'],
  ['When is my next stay?', 'next_order'],
  ['What date is my reservation?', 'next_order'],
]
const chinese: readonly [string, CommonQuestion][] = [
  ['如何取消我的订单？', 'cancel'],
  ['我不想住了，能退订吗？', 'cancel'],
  ['现在取消要收费吗？', 'cancel'],
  ['钱什么时候退回来？', 'refund'],
  ['取消后多久能收到退款？', 'refund'],
  ['我想改一下入住日期', 'change_dates'],
  ['可以多住一晚吗？', 'change_dates'],
  ['酒店有停车场吗？', 'facilities'],
  ['房价包含早餐吗？', 'facilities'],
  ['可以带宠物入住吗？', 'facilities'],
  ['酒店有没有游泳池？', 'facilities'],
  ['价格里含税吗？', 'price_total'],
  ['到店还要另外交费吗？', 'price_total'],
  ['支持哪些支付方式？', 'payment'],
  ['可以到酒店再付钱吗？', 'payment'],
  ['几点可以办理入住？', 'check_in'],
  ['晚上十二点以后到还能入住吗？', 'check_in'],
  ['退房时间是什么时候？', 'check_in'],
  ['怎么开发票？', 'invoice'],
  ['积分可以抵扣房费吗？', 'points'],
  ['一直收不到验证码怎么办？', 'sign_in'],
  ['在哪里查看入住凭证？', 'voucher'],
  ['我的下一个订单是什么时候？', 'next_order'],
]

for (const [language, asked] of Object.entries({ english, chinese }))
  test(`natural questions in ${language} are recognised, each kind at least once`, () => {
    assert.ok(asked.length >= 20)
    for (const [text, meant] of asked) assert.equal(findCommonQuestion(text), meant, text)
    assert.deepEqual([...new Set(asked.map(([, meant]) => meant))].toSorted(), commonQuestions.toSorted())
  })

test('a text with none of these questions, or a long text, is left to staff', () => {
  for (const text of [
    'The room smells of paint.',
    '空调坏了',
    `cancel ${'word '.repeat(100)}`,
    'spay the cat',
    'My booking was wonderful, thank you.',
    'The pool was dirty.',
    'A member of your staff was rude.',
    '我的订单很满意，谢谢',
    '早餐很好吃',
  ])
    assert.equal(findCommonQuestion(text), null, text)
})

test('a request for a person is recognised in both languages', () => {
  for (const text of [
    'A person please',
    'Can I talk to someone?',
    'live agent',
    '转人工',
    '我要人工客服',
    '有真人吗',
  ])
    assert.ok(asksForPerson(text), text)
  for (const text of ['How do I cancel?', 'A room for one person', '怎么取消订单？', 'personal data'])
    assert.ok(!asksForPerson(text), text)
})
