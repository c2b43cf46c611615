import { words } from './words.ts'

/** What we write to guests. */
export const messageWords = words({
  en: {
    greeting: 'Hello,',
    codeSubject: (site: string, code: string) => `${code} is your ${site} code`,
    codeFor: (errand: string) => `Use this code to ${errand}. It is valid for 10 minutes and works once.`,
    toSignIn: 'sign in',
    toRegister: 'create your account',
    toReset: 'set a new password',
    toUnregister: 'delete your account',
    toContact: 'confirm this address',
    toAny: 'continue',
    codeWarning:
      'Nobody from our side will ever ask you for it. If you did not ask for it, ignore this message.',
    codeSms: (site: string, code: string) =>
      `[${site}] Your code is ${code}, valid for 10 minutes. Do not give it to anyone.`,
  },
  zh: {
    greeting: '您好：',
    codeSubject: (site, code) => `${code} 是您的${site}验证码`,
    codeFor: (errand) => `请使用此验证码${errand}。验证码10分钟内有效，仅可使用一次。`,
    toSignIn: '登录',
    toRegister: '注册账号',
    toReset: '设置新密码',
    toUnregister: '注销账号',
    toContact: '确认此联系方式',
    toAny: '继续操作',
    codeWarning: '我们的工作人员不会向您索要验证码。如非本人操作，请忽略此消息。',
    codeSms: (site, code) => `【${site}】验证码${code}，10分钟内有效，请勿告诉他人。`,
  },
})
