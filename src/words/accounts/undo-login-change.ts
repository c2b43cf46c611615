import { headTexts } from '../site/page-heads.ts'
import { words } from '../words.ts'

/** The page that restores the previous login name, reached by the link sent to it. */
export const undoLoginChangeWords = words({
  en: {
    title: headTexts.en.undoLoginChange,
    lead: 'Someone changed the email address or mobile number that your account logs in with. If it wasn’t you, you can take your account back here.',
    effects:
      'You’ll log in with the old address or number again. We’ll log out every device and remove the password, so that no one who knows it can get in.',
    undo: 'Undo the change',
    doneTitle: 'Your account is yours again',
    done: (account: string) => `You can log in with ${account} again. Please set a new password now.`,
    setPassword: 'Set a new password',
    passwordLead: 'Enter the code we send you and choose a new password.',
    deadTitle: 'This link is no longer valid',
    dead: (support: string) =>
      `The link works once, within 7 days of the change. If you still can’t log in, write to ${support}.`,
  },
  zh: {
    title: headTexts.zh.undoLoginChange,
    lead: '有人变更了您账号的登录邮箱或手机号。如非本人操作，请立即找回账号。',
    effects:
      '撤销后，账号将恢复使用原邮箱或手机号登录，所有设备退出登录，原密码失效，知道密码的人将无法再次登录。',
    undo: '撤销变更',
    doneTitle: '账号已找回',
    done: (account) => `您可以继续使用${account}登录。请立即设置新密码。`,
    setPassword: '设置新密码',
    passwordLead: '输入发送到您账号的验证码，并设置密码。',
    deadTitle: '该链接已失效',
    dead: (support) => `链接仅可使用一次，变更后7天内有效。如仍无法登录，请联系${support}。`,
  },
})
