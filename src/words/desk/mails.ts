import { words } from '../words.ts'

export const deskMailWords = words({
  en: {
    invitedSubject: (site: string) => `You’re invited to the ${site} desk`,
    invitedHeading: (name: string) => `Hi ${name},`,
    invitedText: (site: string, by: string) =>
      by
        ? `${by} has given you access to the desk of ${site}. Choose a password and set up the second factor to get started.`
        : `You now have access to the desk of ${site}. Choose a password and set up the second factor to get started.`,
    invitedButton: 'Set up access',
    invitedSmall: 'The link is valid for 3 days. If you weren’t expecting it, you can ignore this email.',
    resetSubject: (site: string) => `Choose a new password for the ${site} desk`,
    resetHeading: (name: string) => `Hi ${name},`,
    resetText: 'Choose a new password below. You’ll still need your second factor to log in.',
    resetButton: 'Choose a password',
    resetSmall: 'The link is valid for 1 hour. If it wasn’t you who asked, tell an admin.',
  },
  zh: {
    invitedSubject: (site) => `邀请您使用${site}工作台`,
    invitedHeading: (name) => `${name}，您好：`,
    invitedText: (site, by) =>
      by
        ? `${by}已为您开通${site}工作台的访问权限。请设置密码和二次验证后开始使用。`
        : `您已获得${site}工作台的访问权限。请设置密码和二次验证后开始使用。`,
    invitedButton: '开始设置',
    invitedSmall: '链接3天内有效。如非您预期的邮件，请忽略。',
    resetSubject: (site) => `重新设置${site}工作台的密码`,
    resetHeading: (name) => `${name}，您好：`,
    resetText: '请通过下方按钮设置新密码。登录时仍需二次验证。',
    resetButton: '设置密码',
    resetSmall: '链接1小时内有效。如非您本人操作，请告知管理员。',
  },
})
