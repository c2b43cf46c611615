import { words } from '../words.ts'

export const savedViewWords = words({
  en: {
    save: 'Save view',
    edit: 'Edit view',
    saveTitle: 'Save these filters',
    editTitle: 'Edit view',
    lead: 'Only you see your views.',
    name: 'Name',
    nameMissing: 'Please enter a name',
    rename: 'Rename',
    remove: 'Remove',
  },
  zh: {
    save: '保存筛选',
    edit: '编辑筛选',
    saveTitle: '保存当前筛选',
    editTitle: '编辑筛选',
    lead: '仅您本人可见。',
    name: '名称',
    nameMissing: '请填写名称',
    rename: '重命名',
    remove: '删除',
  },
})
