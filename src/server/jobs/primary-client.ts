import type { Socket } from 'node:net'
import pg from 'pg'
import { primaryOf } from '../db/primary.ts'
import type { Connection } from '../settings/connection-url.ts'

type Done = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** The driver reads one server only: this client connects to the one that accepts writes. */
export function clientOf(connection: Connection): typeof pg.Client {
  const primary = primaryOf(connection)

  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(done: Done): void
    override connect(done?: Done): Promise<pg.Client> | undefined {
      const connecting = this.connectToPrimary()
      if (!done) return connecting
      const settle = done as (error: Error | null, client?: pg.Client) => void
      connecting.then(
        (client) => settle(null, client),
        (error: Error) => settle(error),
      )
      return undefined
    }

    private async connectToPrimary(): Promise<pg.Client> {
      const server = await primary.server()
      // The driver reads these when it connects.
      Object.assign(this, server)
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
      primary.watch(stream, server)
      return super.connect()
    }
  }
}
