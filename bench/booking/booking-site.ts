import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { createApp } from '#server/app.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { readSettings } from '#server/settings.ts'
import { prepareDatabase } from '#server/startup/prepare-database.ts'
import { testSecret } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { sessionByNumber } from '#test/support/guests.ts'
import { openKillableServers } from '#test/support/killable-servers.ts'
import { countOrders, prepare } from './booking-store.ts'

export const CLIENTS = 16
const PRODUCTS = 20
const GUESTS = 200_000

/**
 * A database of its own, as durable as in operation, with guests and twenty quotes for rooms that are paid at the hotel,
 * and one for a room that is paid before.
 */
export async function openBookingSite(parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, 'booking-'))
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755)
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', SECRET: testSecret })
  const database = await prepareDatabase(settings)
  const { db } = database
  const embedded = database.embedded!
  const now = Date.now()
  const app = await createApp({ db, settings, findSession: sessionByNumber })
  await fillForBooking({ ...app, db }, now, 60)
  await prepare(db, GUESTS)
  const arrival = addDays(dateIn('UTC', now), 40)
  const quotes: string[] = []
  for (let at = 0; at < PRODUCTS; at++) {
    const s_d = addDays(arrival, at)
    const e_d = addDays(s_d, 1 + (at % 3))
    const { rate } = await findRate({ ...app, db }, { payment: 'at_hotel', s_d, e_d })
    quotes.push(rate.quote)
  }
  const nights = { s_d: arrival, e_d: addDays(arrival, 1) }
  const { rate } = await findRate({ ...app, db }, { payment: 'prepay', free: true, ...nights })
  await app.http.close()
  return {
    ...{ db, embedded, folder, quotes, prepaid: rate.quote },
    /** Starts the database again if it has ended, as a service manager does. */
    reviveDatabase: () => startEmbedded({ dataDir: settings.dataDir, chosen: true }),
    openServers: async () => {
      const { host, port, user } = embedded
      const servers = await openKillableServers(
        `postgres://${user}@localhost:${port}/lodestar?host=${encodeURIComponent(host)}`,
      )
      // Repeated until the server listens.
      await servers.ask('order/o_list', {}, 1, 'GET')
      return servers
    },
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Site = Awaited<ReturnType<typeof openBookingSite>>

/** Each guest's confirmation is sent to their own address, as set by `prepare`. */
export const own = (guest: number) => ({ 'contact[email]': `guest${guest}@example.com` })

/** Committed bookings per second, each by another guest. */
export function bookOverHttp({ db }: Site, port: number) {
  let guest = 20_000
  return async (quotes: readonly string[], seconds: number): Promise<number> => {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    const until = performance.now() + seconds * 1000
    const before = await countOrders(db)
    const began = performance.now()
    const client = async () => {
      while (performance.now() < until) {
        const by = ++guest
        const fields = { lang: 'en', ...bookingFields(quotes[by % quotes.length]!, own(by)) }
        await post({ agent, port }, by, new URLSearchParams(fields).toString())
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    const rate = ((await countOrders(db)) - before) / ((performance.now() - began) / 1000)
    agent.destroy()
    return rate
  }
}

const post = ({ agent, port }: { agent: Agent; port: number }, by: number, body: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { authentic: `${by}`, 'content-type': 'application/x-www-form-urlencoded' }
    const path = '/api/hot/r_commit'
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`answered ${answer.statusCode}`))
      })
    })
    sent.on('error', reject).end(body)
  })
