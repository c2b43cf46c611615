import { words } from '../words.ts'

/** Success messages of the account endpoints. */
export const accountAnswers = words({
  en: {
    codeSent: 'We’ve sent you a code. It’s valid for 10 minutes',
    registered: 'Welcome. Your account is ready',
    loggedIn: 'You’re logged in',
    loggedOut: 'You’re logged out',
    passwordSet: 'Your new password is set. We’ve logged out your other devices',
    saved: 'Saved',
    contactChanged: 'Confirmed',
    contactConfirmed: 'Address confirmed',
    contactRestored: 'We’ve undone the change and logged out every device',
    sessionEnded: 'We’ve logged out that device',
    closing: (day: string) => `We’ll delete your account on ${day}. Log in before then to keep it`,
  },
  zh: {
    codeSent: '验证码已发送，10分钟内有效',
    registered: '欢迎，您的账号已创建',
    loggedIn: '登录成功',
    loggedOut: '已退出登录',
    passwordSet: '新密码已设置，其他设备均已退出登录',
    saved: '已保存',
    contactChanged: '已确认',
    contactConfirmed: '邮箱已确认',
    contactRestored: '变更已撤销，所有设备均已退出登录',
    sessionEnded: '该设备已退出登录',
    closing: (day) => `您的账号将于${day}注销，在此之前登录即可保留`,
  },
})
