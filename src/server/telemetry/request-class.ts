/** Classes of requests, which differ in their usual latency and in the damage of a failure. */
export type RequestClass = 'page' | 'read' | 'write' | 'desk' | 'media' | 'file' | 'provider' | 'operation'

type Asked = { readonly method: string; readonly route: string | undefined; readonly path: string }

const starts: readonly (readonly [start: string, kind: RequestClass])[] = [
  ['/api/health', 'operation'],
  ['/api/ready', 'operation'],
  ['/metrics', 'operation'],
  ['/api/pay/notify/', 'provider'],
  ['/api/desk', 'desk'],
  ['/desk/assets/', 'file'],
  ['/desk', 'desk'],
  ['/assets/', 'file'],
  ['/media/', 'media'],
  ['/uploads/', 'media'],
]

export function classOf({ method, route, path }: Asked): RequestClass {
  const found = starts.find(([start]) => path.startsWith(start))
  if (found) return found[1]
  if (path.startsWith('/api/')) return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
  return route === undefined ? 'page' : 'file'
}

export type RequestOutcome = 'ok' | 'refused' | 'limited' | 'unavailable' | 'failed' | 'aborted'

/** Redirects and 304 are ok; 503 is a refusal under load or an unavailable database, which clients retry. */
export function outcomeOf(status: number): RequestOutcome {
  if (status < 400) return 'ok'
  if (status === 429) return 'limited'
  if (status === 503) return 'unavailable'
  return status < 500 ? 'refused' : 'failed'
}

const sections: ReadonlySet<string> = new Set([
  'apps',
  'article',
  'center',
  'counties',
  'docs',
  'feedback',
  'guarantee',
  'hotel-search',
  'hotels',
  'hreserve',
  'lists',
  'newsletter',
  'partner',
  'sockets',
  'trips',
  'stop-alert',
  'stop-alerts',
  'undo-login-change',
])

/** The route of a page, without its variable parts: an unknown address must not create a series of its own. */
export function pageRoute(path: string): string {
  const [first = '', second] = path
    .replace(/^\/(zh|en)(?=\/|$)/, '')
    .split('/')
    .filter(Boolean)
  if (first === '') return 'page /'
  if (!sections.has(first)) return 'page other'
  return `page /${first}${second === undefined ? '' : '/…'}`
}
