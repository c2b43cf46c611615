import proxyAddr from '@fastify/proxy-addr'

export const proxyListForm =
  'IP addresses or networks of your proxies, separated by commas, such as 127.0.0.1 or 10.0.0.0/8; loopback, linklocal and uniquelocal are names of networks'

/** Whether a list of trusted proxies has only addresses, networks and names of networks; host names have no fixed address. */
export function isProxyList(list: string): boolean {
  try {
    proxyAddr.compile(list.split(',').map((address) => address.trim()))
    return true
  } catch {
    return false
  }
}
