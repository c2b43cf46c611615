import { words } from '../words.ts'

/** Verification codes and security notices by email and SMS. */
export const messageWords = words({
  en: {
    greeting: (name: string) => `Hi ${name},`,
    demo: 'This is a demonstration site: its hotels and prices are samples, and no real room is booked.',
    footer: (to: string, support: string, hours: string) =>
      `Sent to ${to}. Questions? Write to ${support}. Our team replies ${hours}.`,
    when: 'When',
    device: 'Device',
    network: 'Network',
    unknownDevice: 'Unknown device',
    notYou: (support: string) =>
      `If this wasn’t you, set a new password using “Reset Password” straight away and write to ${support}.`,

    codeSubject: (site: string, code: string) => `${code} is your ${site} code`,
    codeHeading: 'Your verification code',
    codeFor: (errand: string) =>
      `Use this code to ${errand}. It’s valid for 10 minutes and can be used once.`,
    toSignIn: 'log in',
    toRegister: 'create your account',
    toReset: 'set a new password',
    toUnregister: 'delete your account',
    toContact: 'confirm this address or number',
    toReauthenticate: 'change how you log in',
    toBooking: 'receive booking confirmations at this address',
    toAny: 'continue',
    codeWarning:
      'We’ll never ask you for this code. If you didn’t request it, please ignore this message; nothing changes without the code.',
    codeSms: (site: string, code: string) =>
      `[${site}] Your code is ${code}, valid for 10 minutes. Don’t share it with anyone.`,

    passwordHeading: 'Your password was changed',
    passwordText: 'All other devices have been logged out.',
    passwordSms: (site: string) =>
      `[${site}] Your password was changed. If this wasn’t you, reset it straight away.`,
    contactHeading: 'Your login details were changed',
    contactText: (account: string) => `From now on, log in with ${account}.`,
    contactUndo: (day: string) =>
      `If this wasn’t you, you can undo the change until ${day}. Just click or tap the button below.`,
    contactUndoButton: 'This wasn’t me',
    contactUndoEffect: (support: string) =>
      `If you undo it, we’ll log out every device and remove the password, so that no one who knows it can get in again. You can then log in with a code and set a new one. Questions? Write to ${support}.`,
    contactSms: (site: string, url: string) =>
      `[${site}] Your login details were changed. If this wasn’t you, undo it within 7 days: ${url}`,
    closingHeading: 'Your account will be deleted',
    closingText: (day: string) =>
      `As you asked, we’ll delete your account and your personal data on ${day}. To keep your account, just log in before then.`,
    closingSms: (site: string, day: string) =>
      `[${site}] Your account will be deleted on ${day}. Log in before then to keep it.`,
    openedHeading: 'Your account won’t be deleted',
    openedText: 'You logged in again, so we’ve cancelled the deletion.',
    openedSms: (site: string) => `[${site}] You logged in again, so your account won’t be deleted.`,
  },
  zh: {
    greeting: (name) => `${name}，您好：`,
    demo: '这是演示网站：酒店和价格均为示例，不会产生真实预订。',
    footer: (to, support, hours) => `本邮件发送至${to}。如有疑问，请联系${support}，客服时间为${hours}。`,
    when: '时间',
    device: '设备',
    network: '网络',
    unknownDevice: '未知设备',
    notYou: (support) => `如非本人操作，请立即通过“重置密码”设置新密码，并联系${support}。`,

    codeSubject: (site, code) => `${code}是您的${site}验证码`,
    codeHeading: '您的验证码',
    codeFor: (errand) => `请使用此验证码${errand}。验证码10分钟内有效，仅可使用一次。`,
    toSignIn: '登录',
    toRegister: '注册账号',
    toReset: '设置新密码',
    toUnregister: '注销账号',
    toContact: '确认该邮箱或手机号',
    toReauthenticate: '变更登录账号',
    toBooking: '确认该邮箱，以接收预订确认邮件',
    toAny: '继续操作',
    codeWarning: '我们不会向您索要验证码。如非本人操作，请忽略此消息；没有验证码，您的账号不会有任何变化。',
    codeSms: (site, code) => `【${site}】验证码${code}，10分钟内有效，请勿告诉他人。`,

    passwordHeading: '您的密码已修改',
    passwordText: '其他设备均已退出登录。',
    passwordSms: (site) => `【${site}】您的密码已修改。如非本人操作，请立即重置密码。`,
    contactHeading: '您的登录账号已变更',
    contactText: (account) => `今后请使用${account}登录。`,
    contactUndo: (day) => `如非本人操作，请在${day}前撤销此次变更，点击下方按钮即可。`,
    contactUndoButton: '非本人操作，立即撤销',
    contactUndoEffect: (support) =>
      `撤销后，所有设备都将退出登录，原密码也会失效，知道密码的人将无法再次登录。之后请使用验证码登录并设置新密码。如有疑问，请联系${support}。`,
    contactSms: (site, url) => `【${site}】您的登录账号已变更。如非本人操作，请在7天内撤销：${url}`,
    closingHeading: '您的账号即将注销',
    closingText: (day) =>
      `根据您的申请，我们将于${day}注销您的账号并删除个人信息。在此之前登录一次，即可保留账号。`,
    closingSms: (site, day) => `【${site}】您的账号将于${day}注销，在此之前登录即可保留。`,
    openedHeading: '您的账号已保留',
    openedText: '您已重新登录，账号不会被注销。',
    openedSms: (site) => `【${site}】您已重新登录，账号不会被注销。`,
  },
})
