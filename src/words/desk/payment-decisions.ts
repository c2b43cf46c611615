import { words } from '../words.ts'

/** Decisions about a payment: reviewed, refund sent again, refund paid elsewhere, used for another order. */
export type PaymentDecisionKind = 'seen' | 'retry' | 'elsewhere' | 'assign'
type DecisionText = { title: string; lead: string; button: string; done: string }

const decisionsEn: Record<PaymentDecisionKind, DecisionText> = {
  seen: {
    title: 'Mark as reviewed',
    lead: 'It leaves the review list. Say how it was dealt with.',
    button: 'Mark as reviewed',
    done: 'Marked as reviewed',
  },
  retry: {
    title: 'Send the refund again',
    lead: 'The provider is asked once more for the refund it refused.',
    button: 'Send again',
    done: 'The refund is sent again',
  },
  elsewhere: {
    title: 'Paid elsewhere',
    lead: 'You have paid the guest another way, such as a bank transfer. The books count it as refunded.',
    button: 'Paid elsewhere',
    done: 'Recorded as paid elsewhere',
  },
  assign: {
    title: 'Assign to an order',
    lead: 'The money pays another order of the same guest. Anything beyond its amount due goes back.',
    button: 'Assign to an order',
    done: 'The order is paid',
  },
}
const decisionsZh: Record<PaymentDecisionKind, DecisionText> = {
  seen: {
    title: '标记已核查',
    lead: '将移出待核查列表，请说明处理方式。',
    button: '标记已核查',
    done: '已标记',
  },
  retry: {
    title: '重新退款',
    lead: '再次请求渠道执行被拒的退款。',
    button: '重新退款',
    done: '退款已重新发送',
  },
  elsewhere: {
    title: '已另行退款',
    lead: '您已通过银行转账等方式退还客人，账目将记为已退款。',
    button: '已另行退款',
    done: '已记录',
  },
  assign: {
    title: '转用于订单',
    lead: '用这笔款项支付同一客人的另一订单，多出的部分将退回。',
    button: '转用于订单',
    done: '订单已支付',
  },
}
export const paymentDecisionWords = words({
  en: {
    title: (decision: PaymentDecisionKind) => decisionsEn[decision].title,
    lead: (decision: PaymentDecisionKind) => decisionsEn[decision].lead,
    button: (decision: PaymentDecisionKind) => decisionsEn[decision].button,
    done: (decision: PaymentDecisionKind) => decisionsEn[decision].done,
    order: 'Order number',
    orderHint: 'An order of this guest that is waiting for payment',
    refund: 'Refund the order beyond policy. Above the limit a colleague has to approve it.',
    refundButton: 'Refund',
  },
  zh: {
    title: (decision) => decisionsZh[decision].title,
    lead: (decision) => decisionsZh[decision].lead,
    button: (decision) => decisionsZh[decision].button,
    done: (decision) => decisionsZh[decision].done,
    order: '订单号',
    orderHint: '该客人待支付的订单',
    refund: '超出政策退还订单款项；超过限额须由同事批准。',
    refundButton: '退款',
  },
})
