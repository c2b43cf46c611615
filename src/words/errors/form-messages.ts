import { words } from '../words.ts'

export const answerWords = words({
  en: {
    success: 'Success',
    noAnswer: 'We couldn’t reach the server. Please check your connection and try again',
  },
  zh: { success: '操作成功', noAnswer: '服务器没有响应，请检查网络后重试' },
})

/** The specification's warning for a form that failed its check (`form_empty`). */
export const formWords = words({
  en: { formEmpty: 'Please complete the form' },
  zh: { formEmpty: '请完整填写表单' },
})
