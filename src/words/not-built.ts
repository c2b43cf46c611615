import type { PageName } from './page-names.ts'
import { words } from './words.ts'

export const notBuiltWords = words({
  en: {
    lead: 'This page is still being built.',
    comfort:
      'Nothing you do elsewhere on the site is lost. Until it opens, start from the home page or write to us at the address in the footer.',
    home: 'Home page',
  },
  zh: {
    lead: '这个页面还在建设中。',
    comfort: '您在本站其他页面的操作不会丢失。开放之前，请从首页开始，或通过页脚的邮箱联系我们。',
    home: '返回首页',
  },
})

/** These pages are there. */
export type NotBuiltPage = Exclude<
  PageName,
  | 'center-order'
  | 'center-integral'
  | 'center-feedback'
  | 'feedback'
  | 'center-distribution'
  | `center-detail-id${string}`
  | `docs-${string}`
  | `apps-${string}`
  | 'sockets'
  | `article-${string}`
  | 'hotels-alipayPre'
  | 'hotels-inquiryfee'
>

/** What will appear there, for pages whose name alone does not tell. */
export const notBuiltPromises = words<{ [Name in NotBuiltPage]: string }>({
  en: {
    center: 'Here you will see your next stay, your points and our replies.',
    'center-collect': 'Here you will save hotels in lists, with live prices.',
    'center-traces': 'Here you will find the hotels you looked at, day by day.',
    guarantee: 'Here we will explain the price-drop refund, the confirmed room and payment guarantees.',
    'hotel-search-kw': 'Here you will see hotels in your destination, with the total for your stay.',
    'hotels-id': 'Here you will see a hotel’s rooms, rates and policies.',
    hreserve: 'Here you will enter guest details and confirm your booking.',
    partner: 'Here hotels and agents will be able to join us.',
  },
  zh: {
    center: '这里将显示您的下一段行程、积分和我们的回复。',
    'center-collect': '这里将收藏您喜欢的酒店，并显示实时价格。',
    'center-traces': '这里将按天列出您看过的酒店。',
    guarantee: '这里将说明降价退差、到店有房保障和担保。',
    'hotel-search-kw': '这里将列出当地的酒店，并显示您入住期间的总价。',
    'hotels-id': '这里将展示酒店的房型、价格方案和政策。',
    hreserve: '您将在这里填写住客信息并确认预订。',
    partner: '酒店和代理商将可以在这里加入我们。',
  },
})
