import { words } from '../words.ts'

/** A hold that ended can be made again. */
export const holdAgainWords = words({
  en: {
    again: 'Hold room again',
    gone: 'This room is no longer available for your dates. Please choose another one.',
    noAnswer: 'We couldn’t reach the server. Please try again.',
  },
  zh: {
    again: '重新保留',
    gone: '该房型在这些日期已无法预订，请选择其他房型。',
    noAnswer: '暂时无法连接服务器，请重试。',
  },
})
