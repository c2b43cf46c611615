import { words } from '../words.ts'
import { headTexts } from './page-heads.ts'

/** The newsletter's pages, responses and emails. */
export const newsletterWords = words({
  en: {
    title: headTexts.en.newsletter,
    lead: 'New destinations and itineraries, once a month. Unsubscribe at any time.',
    email: 'Your email',
    subscribe: 'Subscribe',

    confirmTitle: 'Confirm your subscription',
    confirmText: 'Confirm that you want our monthly newsletter at this address.',
    confirm: 'Confirm subscription',
    leaveTitle: 'Unsubscribe from the newsletter',
    leaveText: 'You’ll get no more newsletters at this address. Emails about your bookings aren’t affected.',
    leave: 'Unsubscribe',

    pendingTitle: 'Please check your inbox',
    pending:
      'We’ve sent you an email with a link. Please click or tap it within 7 days to confirm your subscription.',
    subscribedTitle: 'You’re subscribed',
    subscribed: 'Thank you. The next issue will arrive in your inbox. You can unsubscribe from any issue.',
    unsubscribedTitle: 'You’re unsubscribed',
    unsubscribed: 'You’ll get no more newsletters from us.',
    expiredTitle: 'This link is no longer valid',
    expired:
      'Confirmation links work for 7 days, and you may already have unsubscribed. You can subscribe again here.',
    emailTitle: 'Please check the address',
    emailWrong: 'Please enter a valid email address.',
    tooManyTitle: 'Too many attempts',
    tooMany: 'We’ve just sent emails to this address or from this connection. Please try again later.',
    home: 'Home page',

    confirmSubject: (site: string) => `Please confirm: the ${site} newsletter`,
    confirmHeading: 'Confirm your subscription',
    confirmMail: (site: string) =>
      `Someone, hopefully you, entered this address for the monthly ${site} newsletter. Confirm within 7 days to receive the next issue.`,
    confirmNotYou: 'If it wasn’t you, ignore this email. We won’t send anything without your confirmation.',
    alreadySubject: (site: string) => `You already receive the ${site} newsletter`,
    alreadyHeading: 'You’re already subscribed',
    alreadyMail:
      'Someone entered this address for our newsletter again. You don’t need to do anything: you already receive it.',
    unsubscribe: 'Unsubscribe',
    sms: (site: string) => `[${site}] Newsletter`,
  },
  zh: {
    title: headTexts.zh.newsletter,
    lead: '每月一期，介绍新目的地与新路线，随时可以退订。',
    email: '您的邮箱',
    subscribe: '订阅',

    confirmTitle: '确认订阅',
    confirmText: '请确认您希望通过该邮箱接收我们的每月资讯。',
    confirm: '确认订阅',
    leaveTitle: '退订资讯',
    leaveText: '退订后，该邮箱不再收到资讯邮件。与订单有关的邮件不受影响。',
    leave: '退订',

    pendingTitle: '请查收邮件',
    pending: '我们已向您发送确认邮件，请在7天内点击邮件中的链接完成订阅。',
    subscribedTitle: '订阅成功',
    subscribed: '感谢您的订阅，下一期资讯将发送到您的邮箱。每封邮件都有退订链接。',
    unsubscribedTitle: '已退订',
    unsubscribed: '您将不再收到我们的资讯邮件。',
    expiredTitle: '该链接已失效',
    expired: '确认链接7天内有效；已退订的邮箱无需再次退订。您可以在此重新订阅。',
    emailTitle: '请检查邮箱地址',
    emailWrong: '请输入有效的邮箱地址。',
    tooManyTitle: '操作过于频繁',
    tooMany: '我们刚刚已发送过邮件，请稍后再试。',
    home: '返回首页',

    confirmSubject: (site) => `请确认订阅${site}资讯`,
    confirmHeading: '确认您的订阅',
    confirmMail: (site) =>
      `有人（希望是您本人）用此邮箱订阅了${site}的每月资讯。请在7天内确认，下一期将发送给您。`,
    confirmNotYou: '如非本人操作，请忽略本邮件：未经确认，我们不会发送任何资讯。',
    alreadySubject: (site) => `您已订阅${site}资讯`,
    alreadyHeading: '您已经订阅',
    alreadyMail: '有人再次用此邮箱订阅了我们的资讯。您已在订阅名单中，无需任何操作。',
    unsubscribe: '退订',
    sms: (site) => `【${site}】资讯`,
  },
})
