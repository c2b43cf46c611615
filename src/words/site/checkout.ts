import { words } from '../words.ts'

/** The header of the pages from a quote to its payment. */
export const checkoutWords = words({
  en: {
    demo: 'Demonstration: payments are simulated',
    demoShort: 'Simulated payments',
    secure: 'Your connection is encrypted',
    secureShort: 'Encrypted',
    help: 'Help',
  },
  zh: {
    demo: '演示网站，支付均为模拟',
    demoShort: '模拟支付',
    secure: '连接已加密',
    secureShort: '已加密',
    help: '帮助',
  },
})
