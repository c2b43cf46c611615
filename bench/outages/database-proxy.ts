import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = {
  readonly port: number
  /** Each statement reaches the database this much later. */
  setDelay: (ms: number) => void
  /** Away: open connections are cut, and new ones closed at once. */
  setAway: (isAway: boolean) => void
  close: () => void
}

/** A way to the database that can be slow or cut; the database itself listens on a Unix socket. */
export async function openDatabaseProxy(socketPath: string): Promise<DatabaseProxy> {
  const open = new Set<Socket>()
  let delay = 0
  let away = false
  const server = createServer((client) => {
    client.on('error', () => {})
    if (away) return client.destroy()
    const database = connect(socketPath)
    open.add(client)
    database.on('error', () => client.destroy())
    database.on('close', () => client.destroy())
    client.on('close', () => {
      open.delete(client)
      database.destroy()
    })
    client.on('data', (bytes) => {
      // Timers of equal length fire in their order.
      if (delay > 0) setTimeout(() => database.write(bytes), delay)
      else database.write(bytes)
    })
    database.pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    setDelay: (ms) => {
      delay = ms
    },
    setAway: (isAway) => {
      away = isAway
      if (away) for (const client of open) client.destroy()
    },
    close: () => {
      server.close()
      for (const client of open) client.destroy()
    },
  }
}
