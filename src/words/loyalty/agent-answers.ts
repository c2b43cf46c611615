import { words } from '../words.ts'

/** Success messages of the agent endpoints. */
export const agentAnswers = words({
  en: {
    applied: 'We’ve received your application and will reply either way',
    accepted: 'Thank you. Bookings made from now on earn commission',
    left: 'You’ve left the agent programme',
    payoutRequested: 'We’ve received your request and will email you when it’s paid',
  },
  zh: {
    applied: '申请已提交，无论结果如何我们都会通知您',
    accepted: '谢谢，此后的订单将为您计佣',
    left: '您已退出代理商计划',
    payoutRequested: '提现申请已提交，打款后我们会通知您',
  },
})
