import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Relay = {
  readonly port: number
  /** Connections that the client has not closed. */
  readonly open: () => number
  /** The server vanishes as a machine without power does: nothing is answered and nothing is closed. */
  readonly silence: () => void
  /** New connections reach this socket; those from before stay silent. */
  readonly answer: (path: string) => void
  readonly close: () => void
}

/** A TCP server before the Unix socket of a server. */
export async function startRelay(path: string): Promise<Relay> {
  let target: string | null = path
  const pairs = new Map<Socket, Socket | null>()
  const relay = createServer({ allowHalfOpen: true }, (near) => {
    const far = target === null ? null : connect(target)
    pairs.set(near, far)
    const end = () => {
      pairs.delete(near)
      near.destroy()
      far?.destroy()
    }
    near.on('error', () => {}).on('close', end)
    far?.on('error', () => {}).on('close', end)
    if (far) near.pipe(far).pipe(near)
    // Read and ignored, so that the end of the client is noticed.
    else near.resume().on('end', end)
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  return {
    port: (relay.address() as { port: number }).port,
    open: () => pairs.size,
    silence: () => {
      target = null
      for (const [near, far] of pairs) {
        near.unpipe()
        far?.unpipe().pause()
        near.resume().on('end', () => near.destroy())
      }
    },
    answer: (path) => {
      target = path
    },
    close: () => {
      relay.close()
      for (const near of pairs.keys()) near.destroy()
    },
  }
}
