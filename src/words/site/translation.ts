import { words } from '../words.ts'

/** Brand names of the translation services. */
const services: Readonly<Record<string, string>> = {
  libretranslate: 'LibreTranslate',
  deepl: 'DeepL',
  google: 'Google',
}

export const translationWords = words({
  en: {
    translate: 'Translate',
    translating: 'Translating',
    by: (engine: string) => `Translated by ${services[engine] ?? engine}`,
    showOriginal: 'Show original',
    showTranslation: 'Show translation',
    none: 'We don’t have a translation service set up.',
    failed: 'The translation service isn’t responding. Please try again later.',
    page: 'Other languages',
    pageTitle: 'Translate this page',
    pageText:
      'Pages are translated by machine. For prices, dates and conditions, the English and Chinese pages apply.',
    search: 'Find a language',
    noLanguage: 'No matching language',
    end: 'Stop translating',
    now: (name: string) => `Translated into ${name}`,
  },
  zh: {
    translate: '翻译',
    translating: '正在翻译',
    by: (engine) => `由${services[engine] ?? engine}翻译`,
    showOriginal: '查看原文',
    showTranslation: '查看译文',
    none: '本站未配置翻译服务。',
    failed: '翻译服务暂时无响应，请稍后再试。',
    page: '其他语言',
    pageTitle: '翻译此页面',
    pageText: '页面由机器翻译。价格、日期和条款以中英文原文为准。',
    search: '查找语言',
    noLanguage: '没有该名称的语言',
    end: '停止翻译',
    now: (name) => `已翻译为${name}`,
  },
})
