import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CommonQuestion, commonQuestionIn } from './common-questions.ts'

test('each common question is understood in both languages', () => {
  const asked: Record<CommonQuestion, readonly [string, string]> = {
    next_order: ['When is my next stay?', '我的订单是哪天的？'],
    cancel: ['How do I cancel?', '怎么取消？'],
    refund: ['When will I get my refund?', '退款多久到账？'],
    change_dates: ['Can I reschedule, or extend by one more night?', '可以改期吗？'],
    price_total: ['Are taxes and fees included?', '总价含税吗？'],
    payment: ['Can I pay with PayPal or Alipay?', '可以用支付宝付款吗？'],
    check_in: ['We arrive late. Until when can we check in?', '最晚几点办理入住？'],
    invoice: ['I need an invoice', '怎么开发票？'],
    points: ['How many points do I have?', '积分怎么用？'],
    sign_in: ['I get no verification code', '收不到验证码'],
    voucher: ['Where is my voucher?', '入住凭证在哪里？'],
  }
  for (const [question, texts] of Object.entries(asked))
    for (const text of texts) assert.equal(commonQuestionIn(text), question, text)
})

test('what is none of them, or a whole letter, is left to a person', () => {
  assert.equal(commonQuestionIn('The room smells of paint.'), null)
  assert.equal(commonQuestionIn('空调坏了'), null)
  assert.equal(commonQuestionIn(`cancel ${'word '.repeat(100)}`), null)
  assert.equal(commonQuestionIn('spay the cat'), null)
})
