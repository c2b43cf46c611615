import { words } from '../words.ts'

/** Success messages of the agent endpoints. */
export const agentAnswers = words({
  en: {
    applied: 'We have your application. You’ll hear from us either way',
    accepted: 'Thank you. Bookings made from now on earn commission',
    left: 'You have left the agent programme',
    payoutRequested: 'We have your request and will write to you when it’s paid',
  },
  zh: {
    applied: '申请已提交，无论结果如何我们都会通知您',
    accepted: '谢谢，此后的订单将为您计佣',
    left: '您已退出代理商计划',
    payoutRequested: '提现申请已提交，打款后我们会通知您',
  },
})
