import { words } from '../words.ts'

type State = 'open' | 'waiting_for_us' | 'waiting_for_payer' | 'under_review' | 'resolved'

const statesEn: Record<State, string> = {
  open: 'Open',
  waiting_for_us: 'Waiting for us',
  waiting_for_payer: 'Waiting for the payer',
  under_review: 'Under review',
  resolved: 'Resolved',
}
const statesZh: Record<State, string> = {
  open: '处理中',
  waiting_for_us: '等待我方答复',
  waiting_for_payer: '等待付款人答复',
  under_review: '审核中',
  resolved: '已结案',
}
const reasonsEn: Readonly<Record<string, string | undefined>> = {
  merchandise_or_service_not_received: 'service not received',
  merchandise_or_service_not_as_described: 'not as described',
  unauthorised: 'payment not authorised',
  credit_not_processed: 'refund not received',
  duplicate_transaction: 'paid twice',
  incorrect_amount: 'wrong amount',
  payment_by_other_means: 'paid another way',
  canceled_recurring_billing: 'cancelled before',
  problem_with_remittance: 'problem with the transfer',
}
const reasonsZh: Readonly<Record<string, string | undefined>> = {
  merchandise_or_service_not_received: '未获得服务',
  merchandise_or_service_not_as_described: '与描述不符',
  unauthorised: '非本人支付',
  credit_not_processed: '未收到退款',
  duplicate_transaction: '重复支付',
  incorrect_amount: '金额不符',
  payment_by_other_means: '已另行支付',
  canceled_recurring_billing: '此前已取消',
  problem_with_remittance: '转账问题',
}

export const disputeWords = words({
  en: {
    title: 'Disputes',
    state: (state: State) => statesEn[state],
    reason: (code: string) => reasonsEn[code] ?? 'other reason',
    respondBy: (when: string) => `answer by ${when}`,
    noDeadline: 'no deadline',
    notOurs: 'Payment not found here',
    hint: 'Answer at the provider before the deadline. Refunds made there arrive here by themselves.',
    outcome: (code: string) => `outcome: ${code.replaceAll('_', ' ')}`,
  },
  zh: {
    title: '争议',
    state: (state) => statesZh[state],
    reason: (code) => reasonsZh[code] ?? '其他原因',
    respondBy: (when) => `请于${when}前答复`,
    noDeadline: '无期限',
    notOurs: '此处没有该支付',
    hint: '请在期限前于渠道后台答复。渠道的退款会自动记入账目。',
    outcome: (code) => `结果：${code.replaceAll('_', ' ')}`,
  },
})
