import { words } from '../words.ts'

/** The company that a bill names. */
export const billWords = words({
  en: {
    change: 'Bill to a company',
    title: 'Bill to a company',
    lead: 'The bill shows what you type here. You can change it at any time.',
    company: 'Company',
    titleMissing: 'Please enter the company',
    taxNumber: 'Tax number',
    save: 'Save',
    personal: 'Bill to me instead',
  },
  zh: {
    change: '填写账单抬头',
    title: '账单抬头',
    lead: '账单按您填写的内容显示，可随时修改。',
    company: '公司名称',
    titleMissing: '请填写公司名称',
    taxNumber: '税号',
    save: '保存',
    personal: '改为个人',
  },
})
