import { isIPv4 } from 'node:net'

export const isLoopback = (address: string) =>
  address === '127.0.0.1' || address === '::1' || /^(::ffff:)?127\./.test(address)

/** One IPv4 address, or the /64 of IPv6, since one household holds more IPv6 addresses than can be counted. */
export const addressKey = (address: string) => fourOf(address) ?? prefixOf(address)

/** The network of an IP address: /24 of IPv4, /64 of IPv6. */
export const networkKey = (address: string) => fourNetworkOf(address) ?? `${prefixOf(address)}::/64`

function fourNetworkOf(address: string): string | null {
  const four = fourOf(address)
  return four && `${four.slice(0, four.lastIndexOf('.'))}.0/24`
}

function fourOf(address: string): string | null {
  const four = address.replace(/^::ffff:/i, '')
  return isIPv4(four) ? four : null
}

const groups = 8

function prefixOf(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, groups - before.length - after.length)
  const all = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
