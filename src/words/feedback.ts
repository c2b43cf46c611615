import { words } from './words.ts'

/** What guests write to us, and what staff reads of it. */
export const feedbackWords = words({
  en: {
    sent: 'Your message is on its way. We answer by e-mail',
    aboutOrder: (number: string) => `A guest writes about order ${number}`,
    fromGuest: 'A guest writes',
    ticket: 'Ticket',
    order: 'Order',
    guest: 'From',
    reply: 'A reply to this mail goes to the guest.',
    sms: (site: string, ticket: string) => `[${site}] A guest writes: ticket ${ticket}.`,
  },
  zh: {
    sent: '消息已发送，我们会通过邮件回复您',
    aboutOrder: (number) => `住客就订单${number}留言`,
    fromGuest: '住客留言',
    ticket: '工单',
    order: '订单',
    guest: '来自',
    reply: '直接回复本邮件，即可回复住客。',
    sms: (site, ticket) => `【${site}】住客留言：工单${ticket}。`,
  },
})
