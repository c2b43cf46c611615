import { words } from './words.ts'

export const errorWords = words({
  en: {
    notFoundMessage: 'The source is not exsiting in which you accessed pages. Please to home page.',
    title: '404',
    homePage: 'Home page',
    unmatched: (path: string) => `Page not found: ${path}`,
    invalid: (path: string) => `Page Not Found: ${path}`,
    brokenTitle: 'Something went wrong',
    broken: 'Something went wrong on our side. Please try again in a moment.',
    awayTitle: 'We will be right back',
    away: 'The site cannot answer at the moment. Please try again shortly.',
    retry: 'Try again',
    cities: 'Hotels in the United States',
    more: 'more',
  },
  zh: {
    notFoundMessage: '您访问的资源不存在，请返回首页。',
    title: '404',
    homePage: '返回首页',
    unmatched: (path) => `页面不存在：${path}`,
    invalid: (path) => `页面地址无效：${path}`,
    brokenTitle: '出了点问题',
    broken: '系统出了点问题，请稍后再试。',
    awayTitle: '我们马上回来',
    away: '网站暂时无法响应，请稍后再试。',
    retry: '重试',
    cities: '美国酒店',
    more: '更多',
  },
})
