import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

/** Every page by its name, which is the value of `path_name`. */
export const routePaths = {
  index: '/',
  'apps-down-and': '/apps/down_and.html',
  'apps-down-ios': '/apps/down_ios.html',
  'article-sprite': '/article/sprite',
  'article-via-id': '/article/via/$id',
  center: '/center',
  'center-alerts': '/center/alerts',
  'center-collect': '/center/collect',
  'center-detail-id': '/center/detail/$id',
  'center-detail-id-change': '/center/detail/$id/change',
  'center-detail-id-invoice': '/center/detail/$id/invoice',
  'center-detail-id-voucher': '/center/detail/$id/voucher',
  'center-distribution': '/center/distribution',
  'center-feedback': '/center/feedback',
  'center-integral': '/center/integral',
  'center-order': '/center/order',
  'center-traces': '/center/traces',
  'center-trips': '/center/trips',
  'center-trips-id': '/center/trips/$id',
  'counties-kw': '/counties/$kw',
  'docs-about': '/docs/about',
  'docs-agentstatement': '/docs/agentstatement',
  'docs-cookie': '/docs/cookie',
  'docs-faq': '/docs/faq',
  'docs-loyalty': '/docs/loyalty',
  'docs-privacy': '/docs/privacy',
  'docs-terms': '/docs/terms',
  feedback: '/feedback',
  guarantee: '/guarantee',
  'hotel-search': '/hotel-search',
  'hotel-search-kw': '/hotel-search/$kw',
  'hotels-alipayPre': '/hotels/alipayPre',
  'hotels-inquiryfee': '/hotels/inquiryfee',
  'hotels-pay': '/hotels/pay',
  'hotels-id': '/hotels/$id',
  hreserve: '/hreserve',
  newsletter: '/newsletter',
  'lists-token': '/lists/$token',
  partner: '/partner',
  sockets: '/sockets',
  'trips-token': '/trips/$token',
  'stop-alert': '/stop-alert',
  'stop-alerts': '/stop-alerts',
  'undo-login-change': '/undo-login-change',
} as const

export type RouteName = keyof typeof routePaths

/** Pages whose address is the same for everybody, so that a link needs nothing but the name. */
export type PlainRoute = {
  [Name in RouteName]: (typeof routePaths)[Name] extends `${string}$${string}` ? never : Name
}[RouteName]

const patterns = Object.entries(routePaths).map(([name, path]) => ({
  name: name as RouteName,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\$\w+/g, '[^/]+')}$`),
}))

/** The name of the page at an address without language; null where there is none. */
export function routeNameOf(path: string): RouteName | null {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return patterns.find(({ pattern }) => pattern.test(plain))?.name ?? null
}

type Here = { pathname: string; searchStr: string }

/** The same page and query in another language; `lang` tells the server to remember the choice. */
export function twinAddress({ pathname, searchStr }: Here, locale: Locale): string {
  const query = new URLSearchParams(searchStr)
  query.set('lang', locale)
  return `${joinLocale(pathname, locale)}?${query}`
}

/** The feedback form, told where the visitor was. */
export const feedbackAddress = (pathname: string, locale: Locale): string =>
  `${joinLocale('/feedback', locale)}?${new URLSearchParams({ i: pathname })}`
