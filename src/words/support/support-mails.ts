import { words } from '../words.ts'

export const supportMailWords = words({
  en: {
    waiting: 'A guest is waiting in live support',
    waitingSms: (site: string, conversation: string) => `${site}: conversation ${conversation} is waiting.`,
    from: 'From',
    visitor: 'a visitor who isn’t logged in',
    answer: 'Answer at',
    replied: (site: string) => `${site} support has replied to you`,
    repliedHeading: (name: string) =>
      name ? `${name} has replied to you` : 'Our support team has replied to you',
    repliedSms: (site: string) => `${site}: our support team has replied to you.`,
    goOn: 'Continue the chat',
    transcript: (site: string) => `Your chat with ${site} support`,
    transcriptHeading: (at: string) => `Your chat up to ${at}`,
    you: 'You',
    staff: 'Support',
    automatic: 'Automatic reply',
    sent: (to: string) => `We’ve sent the chat to ${to}`,
  },
  zh: {
    waiting: '有客人在在线客服等待回复',
    waitingSms: (site, conversation) => `【${site}】对话${conversation}等待回复。`,
    from: '来自',
    visitor: '未登录的访客',
    answer: '回复',
    replied: (site) => `${site}客服已回复您`,
    repliedHeading: (name) => (name ? `${name}已回复您` : '客服已回复您'),
    repliedSms: (site) => `【${site}】客服已回复您。`,
    goOn: '继续对话',
    transcript: (site) => `您与${site}客服的对话记录`,
    transcriptHeading: (at) => `您的对话记录，截至${at}`,
    you: '您',
    staff: '客服',
    automatic: '自动回复',
    sent: (to) => `对话记录已发送至${to}`,
  },
})
