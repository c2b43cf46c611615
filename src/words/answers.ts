import { words } from './words.ts'

export const answerWords = words({
  en: {
    success: 'Success',
    noAnswer: 'No answer from the server. Please check your connection and try again',
  },
  zh: { success: '操作成功', noAnswer: '服务器没有响应，请检查网络后重试' },
})
