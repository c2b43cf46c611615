export type Connection =
  | string
  | { host: string; port: number; user: string; database: string; password?: string }

/** A server of PostgreSQL, or a pooler. The host may be the folder of a socket. */
export type Server = { readonly host: string; readonly port: number }

const beginning = /^(postgres(?:ql)?:\/\/)([^/?#]*)/
const DEFAULT_PORT = 5432

/**
 * A URL as libpq reads it: `user@one:5432,two:5433/name` has several servers, and `?host=/run/postgresql` names the
 * folder of a socket. The drivers read neither.
 */
export function readConnectionUrl(text: string): { servers: Server[]; url: URL; hosts: string } {
  const [whole = '', scheme = '', authority = ''] = beginning.exec(text) ?? []
  const at = authority.lastIndexOf('@') + 1
  const hosts = authority.slice(at)
  const places = hosts.split(',').map((place) => new URL(`postgres://${place || 'localhost'}`))
  const ports = places.map(({ port }) => Number(port || DEFAULT_PORT))
  const url = new URL(`${scheme}${authority.slice(0, at)}${places[0]!.host}${text.slice(whole.length)}`)
  const folders = url.searchParams.get('host')?.split(',')
  const names = folders ?? places.map(({ hostname }) => hostname.replace(/^\[|\]$/g, ''))
  const servers = names.map((host, n) => ({ host, port: ports[n] ?? ports[0]! }))
  return { url, servers, hosts }
}

export const serversOf = (connection: Connection): readonly Server[] =>
  typeof connection === 'string'
    ? readConnectionUrl(connection).servers
    : [{ host: connection.host, port: connection.port }]

/** A connection with one server, as the drivers read it. */
export function singleServer(connection: Connection, { host, port }: Server): Connection {
  if (typeof connection !== 'string') return { ...connection, host, port }
  const { url } = readConnectionUrl(connection)
  for (const name of ['host', 'target_session_attrs']) url.searchParams.delete(name)
  if (!host.startsWith('/')) {
    url.hostname = host.includes(':') ? `[${host}]` : host
    url.port = String(port)
    return url.href
  }
  return {
    host,
    port,
    user: decodeURIComponent(url.username),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
  }
}

export const isConnection = (text: string): boolean => {
  try {
    return beginning.test(text) && readConnectionUrl(text).servers.length > 0
  } catch {
    return false
  }
}

/** The servers and the database, without user and password. */
export function nameOfConnection(text: string): string {
  const { url, hosts } = readConnectionUrl(text)
  return `${hosts}${url.pathname}`
}
