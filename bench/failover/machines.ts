import { execFileSync } from 'node:child_process'

/** A machine of the cluster: its address, and the command that runs programs on it. */
export type Machine = {
  readonly name: string
  readonly address: string
  /** Offset of its ports: machines without a network of their own share one address. */
  readonly ports: number
  readonly prefix: readonly string[]
  /** Cuts it off from the others, and connects it again; null if machines share a network. */
  readonly setConnected: ((isConnected: boolean) => void) | null
}

export type Network = {
  readonly machines: readonly Machine[]
  /** The address of this machine for the others. */
  readonly own: string
  readonly isOwnNetwork: boolean
  readonly remove: () => void
}

const NAMES = ['one', 'two', 'three'] as const
const ip = (...words: string[]) => execFileSync('ip', words, { stdio: ['ignore', 'pipe', 'pipe'] })

/** Three machines as network namespaces behind a bridge; on loopback where namespaces are not permitted. */
export function openNetwork(): Network {
  const id = `fo${process.pid % 100_000}`
  try {
    return openNamespaces(id)
  } catch {
    removeNamespaces(id)
    return {
      machines: NAMES.map((name, n) => ({
        name,
        address: '127.0.0.1',
        ports: n,
        prefix: [],
        setConnected: null,
      })),
      own: '127.0.0.1',
      isOwnNetwork: false,
      remove: () => {},
    }
  }
}

function openNamespaces(id: string): Network {
  const subnet = `10.213.${process.pid % 250}`
  ip('link', 'add', id, 'type', 'bridge')
  ip('address', 'add', `${subnet}.1/24`, 'dev', id)
  ip('link', 'set', id, 'up')
  const machines = NAMES.map((name, n): Machine => {
    const [space, outside] = [`${id}-${name}`, `${id}-${n}`]
    const address = `${subnet}.${n + 11}`
    ip('netns', 'add', space)
    ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    ip('link', 'set', outside, 'master', id, 'up')
    ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) ip('-n', space, 'link', 'set', device, 'up')
    return {
      name,
      address,
      ports: 0,
      prefix: ['ip', 'netns', 'exec', space],
      setConnected: (isConnected) => void ip('link', 'set', outside, isConnected ? 'up' : 'down'),
    }
  })
  return { machines, own: `${subnet}.1`, isOwnNetwork: true, remove: () => removeNamespaces(id) }
}

function removeNamespaces(id: string) {
  const attempts = [...NAMES.map((name) => ['netns', 'delete', `${id}-${name}`]), ['link', 'delete', id]]
  for (const words of attempts) {
    try {
      ip(...words)
    } catch {
      // It was not created.
    }
  }
}
