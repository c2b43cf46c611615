import type { WhyNotCharge } from '#domain/payment/charge-currency.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { formatHotelTime } from '../format.ts'
import { words } from '../words.ts'

type OfMethod = Record<PaymentMethod, string>

const namesEn: OfMethod = { paypal: 'PayPal', alipay: 'Alipay', unionpay: 'UnionPay' }
const namesZh: OfMethod = { paypal: 'PayPal', alipay: '支付宝', unionpay: '银联' }
const whereEn: OfMethod = {
  paypal: 'On PayPal’s page, then back here',
  alipay: 'Scan a code; on a phone the app opens',
  unionpay: 'On UnionPay’s page, with your card',
}
const whereZh: OfMethod = {
  paypal: '跳转至PayPal页面，完成后返回',
  alipay: '扫描二维码，手机上直接打开支付宝',
  unionpay: '跳转至银联页面，使用银行卡',
}
const opensEn: OfMethod = {
  paypal: 'Approve the payment there, and PayPal will bring you back.',
  alipay: 'Scan it with Alipay. On a phone, one tap opens the app.',
  unionpay: 'You’ll enter your card there; we never see its number.',
}
const opensZh: OfMethod = {
  paypal: '确认后PayPal会带您返回。',
  alipay: '用支付宝扫码；在手机上点一下即可打开支付宝。',
  unionpay: '卡号在银联页面输入，我们看不到。',
}
const chargedEn: OfMethod = {
  paypal: 'You’ll be charged when you approve.',
  alipay: 'You’ll be charged when you confirm in Alipay.',
  unionpay: 'You’ll be charged when you confirm at UnionPay.',
}
const chargedZh: OfMethod = {
  paypal: '确认后即扣款。',
  alipay: '在支付宝中确认后即扣款。',
  unionpay: '在银联确认后即扣款。',
}
const zhNames = new Intl.DisplayNames('zh-CN', { type: 'currency' })

const whyNotEn: Record<WhyNotCharge, (name: string, currency: string) => string> = {
  no_rate: (name, currency) =>
    `Not available: ${name} doesn’t accept ${currency}, and we have no current exchange rate.`,
  too_small: (name) => `Not available: the amount is below ${name}’s minimum.`,
  too_large: (name) => `Not available: the amount is above ${name}’s maximum.`,
}
const whyNotZh: Record<WhyNotCharge, (name: string, currency: string) => string> = {
  no_rate: (name, currency) => `暂不可用：${name}不支持${zhNames.of(currency)}，且没有可用于扣款的近期汇率。`,
  too_small: (name) => `暂不可用：金额低于${name}的最低限额。`,
  too_large: (name) => `暂不可用：金额高于${name}的最高限额。`,
}

/** The choice of a payment method: where it is paid, in which currency, and when money moves. */
export const paymentMeansWords = words({
  en: {
    legend: 'How would you like to pay?',
    name: (method: PaymentMethod) => namesEn[method],
    where: (method: PaymentMethod) => whereEn[method],
    atOnce: 'charged at once',
    held: 'held, not charged yet',
    opensHere: 'Opens in this tab.',
    showsCode: 'The next page shows the code.',
    opens: (method: PaymentMethod) => opensEn[method],
    otherCurrency: (charge: string, name: string, currency: string) =>
      `${charge}, because ${name} doesn’t accept ${currency}.`,
    rate: (from: string, rate: string, to: string) =>
      `1 ${from} = ${rate} ${to}, locked for this booking. Refunds use the same rate.`,
    demoRate: (text: string) => `${text} This is a sample rate for the demonstration.`,
    rateShort: (from: string, rate: string, to: string) => `1 ${from} = ${rate} ${to}, locked`,
    charged: (method: PaymentMethod) => chargedEn[method],
    ownFee: 'Your bank may add its own fee for a foreign currency.',
    noneConverted: (currency: string) => `You’ll pay in ${currency}, with no conversion.`,
    refunded: 'If you cancel in time, we’ll refund it.',
    heldUntil: (iso: string) => `Held now, and charged on ${formatHotelTime(iso, 'en')} unless you cancel.`,
    heldOnly: 'Held now as a guarantee.',
    lifted: 'If you cancel in time, we’ll release the hold and charge nothing.',
    whyNot: (reason: WhyNotCharge, name: string, currency: string) => whyNotEn[reason](name, currency),
    pay: (amount: string) => `Pay ${amount}`,
    hold: (amount: string) => `Hold ${amount}`,
    trust:
      'Your password and card number stay with the payment provider. If you’re interrupted, come back to this page: you can’t be charged twice.',
    total: 'total',
    restLater: 'total, balance later',
    checking: 'We’re checking a payment for this booking. Please do not pay again.',
    toResult: 'See payment status',
    failed: (name: string) => `We couldn’t reach ${name}. You haven’t been charged; please try again.`,
    formText: 'We’re taking you to UnionPay’s page. If nothing happens, click or tap the button.',
    formGo: 'Go to UnionPay',
  },
  zh: {
    legend: '选择支付方式',
    name: (method) => namesZh[method],
    where: (method) => whereZh[method],
    atOnce: '立即扣款',
    held: '预授权冻结，暂不扣款',
    opensHere: '在本页打开。',
    showsCode: '下一页显示二维码。',
    opens: (method) => opensZh[method],
    otherCurrency: (charge, name, currency) => `${name}不支持${zhNames.of(currency)}，按${charge}扣款。`,
    rate: (from, rate, to) => `1 ${from} = ${rate} ${to}，此订单汇率已锁定，退款按同一汇率。`,
    demoRate: (text) => `${text}此为演示用示例汇率。`,
    rateShort: (from, rate, to) => `1 ${from} = ${rate} ${to}，汇率已锁定`,
    charged: (method) => chargedZh[method],
    ownFee: '您的银行可能另收外币交易费。',
    noneConverted: (currency) => `以${zhNames.of(currency)}支付，不换汇。`,
    refunded: '在规定时间内取消，将退回。',
    heldUntil: (iso) => `现在预授权冻结，如未取消，${formatHotelTime(iso, 'zh')}扣款。`,
    heldOnly: '现在预授权冻结作担保。',
    lifted: '在规定时间内取消，解除担保，不收费。',
    whyNot: (reason, name, currency) => whyNotZh[reason](name, currency),
    pay: (amount) => `支付${amount}`,
    hold: (amount) => `预授权冻结${amount}`,
    trust: '密码与卡号只留在支付机构。若中途断开，请回到本页，不会重复扣款。',
    total: '总价',
    restLater: '总价，余款后付',
    checking: '正在核对该订单的一笔付款，请勿再次支付。',
    toResult: '查看进展',
    failed: (name) => `暂时无法连接${name}，未扣款，请重试。`,
    formText: '正在带您前往银联页面。如无反应，请点击按钮。',
    formGo: '前往银联支付',
  },
})
