import { words } from './words.ts'

/** What is said when an agent's wish was done. */
export const agentAnswers = words({
  en: {
    applied: 'We have your application. You will hear from us either way',
    payoutRequested: 'We have your request and will write to you when it is paid',
  },
  zh: {
    applied: '申请已提交，无论结果如何我们都会通知您',
    payoutRequested: '提现申请已提交，打款后我们会通知您',
  },
})
