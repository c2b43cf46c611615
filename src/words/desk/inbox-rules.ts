/** Findings of moderation, rules of claims and names of marks. */
export type Cause = 'unknown_author' | 'link' | 'contact' | 'hidden_characters' | 'repetition'
export type ClaimRule = 'confirmed' | 'free' | 'lower' | 'recent' | 'evidence'

export const causes: {
  en: Record<Cause, (match: string) => string>
  zh: Record<Cause, (match: string) => string>
} = {
  en: {
    unknown_author: () => 'The author has not stayed with us yet',
    link: (match) => `A link: ${match}`,
    contact: (match) => `An email address or a long number: ${match}`,
    hidden_characters: (match) => `A hidden character: ${match}`,
    repetition: (match) => `A repetition or a very long word: ${match}`,
  },
  zh: {
    unknown_author: () => '作者尚未通过我们入住',
    link: (match) => `含有链接：${match}`,
    contact: (match) => `含有邮箱或长数字：${match}`,
    hidden_characters: (match) => `含有不可见字符：${match}`,
    repetition: (match) => `重复内容或过长的词：${match}`,
  },
}
export const clear = {
  en: {
    link: 'No links',
    contact: 'No email addresses or telephone numbers',
    hidden_characters: 'No hidden characters',
    repetition: 'No repetitions',
  },
  zh: {
    link: '没有链接',
    contact: '没有邮箱或电话号码',
    hidden_characters: '没有不可见字符',
    repetition: '没有重复内容',
  },
}
export const rules: {
  en: Record<ClaimRule, [yes: string, no: string]>
  zh: Record<ClaimRule, [yes: string, no: string]>
} = {
  en: {
    confirmed: ['The booking is the guest’s and confirmed', 'The booking is no longer confirmed'],
    free: ['Free to cancel now', 'No longer free to cancel'],
    lower: [
      'The other total is lower at today’s exchange rate',
      'The other total is not lower at today’s exchange rate',
    ],
    recent: ['Seen in the two days before the claim', 'Seen more than two days before the claim'],
    evidence: ['A picture is attached', 'No picture: open the address'],
  },
  zh: {
    confirmed: ['订单属于该客人且已确认', '订单已不是确认状态'],
    free: ['目前可免费取消', '已不能免费取消'],
    lower: ['按今日汇率，对方总价更低', '按今日汇率，对方总价并不更低'],
    recent: ['申请前两天内看到', '看到的时间早于申请前两天'],
    evidence: ['附有图片', '没有图片：请打开网址'],
  },
}
export const markNames = {
  en: ['Cleanliness', 'Comfort', 'Location', 'Service', 'Value'],
  zh: ['卫生', '舒适', '位置', '服务', '性价比'],
}
export const moderated = {
  en: { waiting: 'waits for moderation', published: 'published', refused: 'hidden' },
  zh: { waiting: '等待审核', published: '已发布', refused: '已隐藏' },
}
export type Moderated = keyof (typeof moderated)['en']
