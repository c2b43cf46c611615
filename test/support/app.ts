import { after } from 'node:test'
import { type AppParts, createApp } from '#server/app.ts'
import type { Pages } from '#server/pages/render-page.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { type TestDatabase, testDatabase } from './database.ts'

type Options = Partial<Omit<AppParts, 'pages' | 'settings'>> & {
  env?: Record<string, string>
  pages?: boolean | Pages
  /** A prepared database instead of a new one. */
  database?: TestDatabase
}

export const testSecret = 'for tests only '.repeat(3)

/** Raised limits: tests book more for one IP address and one account than a guest does in a day. */
export const manyBookings = 'booking_per_account_day=5000/86400,booking_per_recipient_day=5000/86400'

/** The whole app on its own database; closed with the test file. */
export async function testApp({ env = {}, pages = false, database, ...parts }: Options = {}) {
  const { db, drop, connection, url } = database ?? (await testDatabase())
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    PORT: '0',
    SECRET: testSecret,
    LIMITS: manyBookings,
    ...env,
  })
  const app = await createApp({
    db,
    settings,
    checkOutput: true,
    env,
    ...(pages ? { pages: pages === true ? await loadBuiltPages() : pages } : {}),
    ...parts,
  })
  after(async () => {
    await app.http.close()
    await drop()
  })
  return { ...app, db, connection, url, settings }
}
