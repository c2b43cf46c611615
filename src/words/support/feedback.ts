import { words } from '../words.ts'

/** Feedback tickets: responses to guests and emails to staff. */
export const feedbackWords = words({
  en: {
    sent: 'We’ve received your message and will reply by email',
    received: (ticket: string) => `Thank you. Your ticket is ${ticket}`,
    closed: 'The ticket is closed',
    picturesGone: 'A picture is no longer available. Please add it again',
    picture: (n: number) => `Picture ${n}`,

    aboutOrder: (number: string) => `A guest wrote about booking ${number}`,
    fromGuest: 'New message from a guest',
    ticket: 'Ticket',
    order: 'Order number',
    topic: 'Topic',
    page: 'Page',
    pictures: 'Pictures',
    guest: 'From',
    reply: 'Reply to this email to answer the guest.',
    sms: (site: string, ticket: string) => `[${site}] New message from a guest: ticket ${ticket}.`,

    receivedHeading: 'We’ve received your message',
    receivedText:
      'Thanks for writing. We’ll read it and reply to this address. Please note your ticket number.',
    receivedOpen: 'See the ticket',
    receivedNotYou: 'If you didn’t write to us, someone mistyped their address: you can ignore this email.',
    receivedSms: (site: string, ticket: string) => `[${site}] We’ve received your message: ticket ${ticket}.`,

    answeredHeading: 'We’ve replied to you',
    answeredOpen: 'Read and reply',
    answeredReply: 'To continue, reply to this email.',
    answeredSms: (site: string, ticket: string) => `[${site}] We’ve replied to your ticket ${ticket}.`,
  },
  zh: {
    sent: '消息已发送，我们会通过邮件回复您',
    received: (ticket) => `感谢您的反馈，工单号${ticket}`,
    closed: '工单已关闭',
    picturesGone: '有图片已失效，请重新添加',
    picture: (n) => `图片${n}`,

    aboutOrder: (number) => `住客就订单${number}留言`,
    fromGuest: '住客留言',
    ticket: '工单',
    order: '订单号',
    topic: '主题',
    page: '页面',
    pictures: '图片',
    guest: '来自',
    reply: '直接回复本邮件，即可回复住客。',
    sms: (site, ticket) => `【${site}】住客留言：工单${ticket}。`,

    receivedHeading: '我们已收到您的留言',
    receivedText: '感谢您的留言。我们会阅读并回复到此邮箱，请记下工单号。',
    receivedOpen: '查看工单',
    receivedNotYou: '如果您没有给我们留言，可能是他人填错了邮箱，请忽略本邮件。',
    receivedSms: (site, ticket) => `【${site}】我们已收到您的留言，工单号${ticket}。`,

    answeredHeading: '客服已回复您',
    answeredOpen: '查看并回复',
    answeredReply: '如需继续沟通，请直接回复本邮件。',
    answeredSms: (site, ticket) => `【${site}】您的工单${ticket}有新回复。`,
  },
})

export const topicWords = words({
  en: {
    booking: 'Booking',
    payment: 'Payment or refund',
    cancellation: 'Cancellation',
    hotel: 'A hotel',
    account: 'My account',
    website: 'This site',
    suggestion: 'Suggestion',
    other: 'Something else',
  },
  zh: {
    booking: '预订',
    payment: '支付与退款',
    cancellation: '取消订单',
    hotel: '酒店',
    account: '账号',
    website: '网站使用',
    suggestion: '建议',
    other: '其他',
  },
})

export const ticketStateWords = words({
  en: { open: 'In progress', answered: 'Answered', closed: 'Closed' },
  zh: { open: '处理中', answered: '已回复', closed: '已关闭' },
})
