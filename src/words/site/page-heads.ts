import { words } from '../words.ts'

/**
 * Titles and descriptions of pages. Every page loads all of them, so they are separate from the other words
 * of a page, which load with it.
 */
export const headTexts = {
  en: {
    home: 'Hotels',
    feedback: 'Questions, problems and suggestions about hotels, bookings and this site.',
    guarantee:
      'Best-rate guarantee, confirmed rooms and what a guarantee means: what we promise, when it applies and what you need to do.',
    partner: 'Two ways to earn with us: sell your rooms here, or send us travellers.',
    sockets: 'Ask us about a booking, a hotel or this site.',
    app: 'The site itself is the app: it takes hardly any space and is always up to date.',
    sharedListGone: 'This list is no longer shared',
    stopAlert: 'Stop a price alert',
    stopAlerts: 'Price emails',
    newsletter: 'Newsletter',
    undoLoginChange: 'Undo a change of login',
    searchHotels: 'Search hotels',
  },
  zh: {
    home: '酒店预订',
    feedback: '关于酒店、订单和网站的问题、意见与建议。',
    guarantee: '最优价保证、到店有房与担保说明：我们承诺什么、何时有效、您需要做什么。',
    partner: '两种合作方式：在这里销售您的客房，或为我们带来客人。',
    sockets: '关于订单、酒店或网站的问题，都可以在这里咨询。',
    app: '网站本身就是应用：几乎不占空间，始终是最新版本。',
    sharedListGone: '该清单已不再分享',
    stopAlert: '停止价格提醒',
    stopAlerts: '降价邮件',
    newsletter: '资讯订阅',
    undoLoginChange: '撤销登录账号变更',
    searchHotels: '搜索酒店',
  },
}

export const pageHeads = words(headTexts)
