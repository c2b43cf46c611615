import { words } from '../words.ts'

/** The account's security events, as shown to its owner. */
export const accountEventWords = words({
  en: {
    registered: 'Account created',
    logged_in: 'Logged in with the password',
    logged_in_by_code: 'Logged in with a code',
    login_failed: 'Failed login: wrong password',
    logged_out: 'Logged out',
    password_reset: 'Password reset with a code',
    password_changed: 'Password changed',
    profile_changed: 'Profile changed',
    avatar_changed: 'Picture changed',
    contact_changed: 'Email address or mobile number changed',
    contact_restored: 'Change of email address or mobile number undone',
    session_ended: 'A device was logged out',
    data_exported: 'Data exported',
    closing_asked: 'Deletion requested',
    closing_undone: 'Deletion cancelled by logging in',
  },
  zh: {
    registered: '账号已创建',
    logged_in: '密码登录',
    logged_in_by_code: '验证码登录',
    login_failed: '登录失败：密码错误',
    logged_out: '退出登录',
    password_reset: '通过验证码重置密码',
    password_changed: '修改密码',
    profile_changed: '修改资料',
    avatar_changed: '更换头像',
    contact_changed: '变更邮箱或手机号',
    contact_restored: '撤销邮箱或手机号变更',
    session_ended: '一台设备已退出登录',
    data_exported: '导出数据',
    closing_asked: '申请注销账号',
    closing_undone: '登录后取消注销',
  },
})
export type AccountEventKind = keyof ReturnType<typeof accountEventWords>
