import { words } from './words.ts'

/** The specification's warning for a form that failed its check (`form_empty`). */
export const formWords = words({
  en: { formEmpty: 'Please complete the form' },
  zh: { formEmpty: '请完整填写表单' },
})
