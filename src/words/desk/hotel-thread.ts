import { words } from '../words.ts'

/** Messages between guests and hotels, at the desk. */
export const hotelThreadWords = words({
  en: {
    tab: 'Messages',
    title: 'Messages with the guest',
    none: 'No messages yet.',
    you: 'Hotel',
    label: 'Message to the guest',
    hint: 'The guest gets it by email and in the booking. Links aren’t allowed. Never ask for card numbers or payments.',
    send: 'Send to the guest',
    sent: 'The guest has been emailed',
    closed: 'Messages are open from the confirmation until two weeks after check-out.',
    translate: (language: string) => `Translate into ${language}`,
    stays: 'Guests',
    open: 'Open the booking',
  },
  zh: {
    tab: '消息',
    title: '与客人沟通',
    none: '暂无消息。',
    you: '酒店',
    label: '发给客人的消息',
    hint: '客人会收到邮件，也可在订单中查看。不能包含链接，请勿索要银行卡号或要求付款。',
    send: '发送给客人',
    sent: '已通过邮件发送给客人',
    closed: '订单确认起至离店后两周内可以互发消息。',
    translate: (language) => `翻译为${language}`,
    stays: '客人消息',
    open: '打开订单',
  },
})
