import { words } from '../words.ts'

/** Arrival time and requests of an order, which can be changed until check-in. */
export const editRequestsWords = words({
  en: { edit: 'Edit', title: 'Arrival and requests', save: 'Save', cancel: 'Close' },
  zh: { edit: '修改', title: '到店与要求', save: '保存', cancel: '关闭' },
})
