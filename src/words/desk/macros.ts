import type { MacroFault } from '#domain/inbox/macro.ts'
import { words } from '../words.ts'

/** Prepared answers in both languages. */
export const macroWords = words({
  en: {
    title: 'Prepared answers',
    none: 'No prepared answers yet',
    noneHint: 'Write the answers that you give often, in both languages.',
    find: 'Find an answer',
    add: 'New answer',
    edit: 'Edit',
    manage: 'Edit prepared answers',
    nameEn: 'Name in English',
    nameZh: 'Name in Chinese',
    bodyEn: 'Text in English',
    bodyZh: 'Text in Chinese',
    fields: 'Fields: {guest}, {order}, {hotel}, {deadline}. Both texts need the same fields.',
    save: 'Save answer',
    remove: 'Remove',
    saved: 'The answer is saved',
    removed: 'The answer is removed',
    answers: (n: number) => `${n} ${n === 1 ? 'answer' : 'answers'}`,
    inGuestLanguage: 'English and Chinese, inserted in the guest’s language',
    unfilled: (fields: readonly string[]) => `Fill in: ${fields.map((field) => `{${field}}`).join(', ')}`,
    fault: (fault: MacroFault) =>
      fault.why === 'unknown'
        ? `There is no field {${fault.field}}`
        : `The ${fault.locale === 'zh' ? 'Chinese' : 'English'} text lacks {${fault.field}}`,
  },
  zh: {
    title: '常用回复',
    none: '还没有常用回复',
    noneHint: '请用两种语言写下经常使用的回复。',
    find: '查找回复',
    add: '新建回复',
    edit: '编辑',
    manage: '编辑常用回复',
    nameEn: '英文名称',
    nameZh: '中文名称',
    bodyEn: '英文内容',
    bodyZh: '中文内容',
    fields: '可用字段：{guest}、{order}、{hotel}、{deadline}。两种语言须使用相同字段。',
    save: '保存回复',
    remove: '删除',
    saved: '回复已保存',
    removed: '回复已删除',
    answers: (n) => `${n}条回复`,
    inGuestLanguage: '中英文对照，按客人的语言插入',
    unfilled: (fields) => `请填写：${fields.map((field) => `{${field}}`).join('、')}`,
    fault: (fault) =>
      fault.why === 'unknown'
        ? `没有字段{${fault.field}}`
        : `${fault.locale === 'zh' ? '中文' : '英文'}内容缺少{${fault.field}}`,
  },
})
