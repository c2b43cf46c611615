import { currenciesOf } from '#domain/money/exchange.ts'
import { canHold } from '#domain/payment/payment-means.ts'
import { readSupportHours } from '#domain/time/support-hours.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { GuestFeatures } from '../accounts/guest-features.ts'
import { createHashing } from '../accounts/hashing.ts'
import { createFindOpenSessions } from '../accounts/sessions/find-session.ts'
import { findNextStay } from '../booking/find-next-stay.ts'
import { postgresCounters, redisCounters } from '../http/limits/limit-counters.ts'
import { createLimiter } from '../http/limits/limiter.ts'
import { openCatalogue } from '../inventory/open-catalogue.ts'
import { openMedia } from '../media/open-media.ts'
import { createUploadTickets } from '../media/uploads/upload-tickets.ts'
import { createFindLegacy } from '../redirects/find-legacy.ts'
import { createFindRule } from '../redirects/find-redirect.ts'
import { firstRule } from '../redirects/where-to.ts'
import { openSearch } from '../search/open-search.ts'
import { createKeyring } from '../secret-keys/keyring.ts'
import { openNames } from '../suggest/name-index/open-names.ts'
import { openFanout } from '../support/open-fanout.ts'
import { createSessionWatch, type OpenSessions } from '../support/session-watch.ts'
import { guestFeatures } from './guest-features.ts'
import type { Parts } from './open-parts.ts'

export type SiteOptions = {
  /** Receives failures of parts that work without an outside service. */
  warn: (facts: object, text: string) => void
  features?: GuestFeatures | undefined
  openSessions?: OpenSessions | undefined
}

export type Site = ReturnType<typeof openSite>

// A visitor's time zone is unknown while a page is rendered; most of our guests are here.
const siteZone = 'Asia/Shanghai'

type Limiting = Pick<Parts, 'db' | 'now' | 'settings'> & Pick<SiteOptions, 'warn'>

function openLimiter({ db, now, settings, warn }: Limiting) {
  const inDatabase = postgresCounters({ db, now })
  const counters = settings.REDIS_URL
    ? redisCounters(settings.REDIS_URL, inDatabase, (err) => warn({ err }, 'redis'))
    : inDatabase
  return createLimiter({ db, now, settings, counters })
}

/** Parts that only the web server needs, beside those of every program. */
export function openSite(parts: Parts, { warn, features, openSessions }: SiteOptions) {
  const { db, replicas, settings, now, secret, rates, places, mailing, booking } = parts
  const catalogue = openCatalogue({ db, now })
  const hosts = settings.REDIRECT_HOSTS.split(',').filter(Boolean)
  const search = openSearch({
    db,
    replicas,
    places,
    rates,
    now,
    memoryMb: settings.SEARCH_MEMORY_MB,
    isHoldOffered: canHold(booking.methods, booking.holding),
  })
  const accounts = {
    ...mailing,
    hashing: createHashing(secret.keysFor('passwords')),
    limiter: openLimiter({ db, now, settings, warn }),
    features: features ?? guestFeatures(now),
    currencies: async () => currenciesOf(await rates()),
  }
  const tickets = createUploadTickets({ keyring: createKeyring(secret.keysFor('uploads')), now })
  return {
    ...parts,
    catalogue,
    search,
    accounts,
    tickets,
    warn,
    names: openNames({ db, places, now }),
    media: openMedia({
      db,
      places,
      dataDir: settings.dataDir,
      s3Url: settings.S3_URL,
      QUIET: settings.QUIET,
      now,
    }),
    findRule: firstRule(createFindRule({ db, hosts, now }), createFindLegacy(places)),
    support: {
      ...accounts,
      hours: readSupportHours(settings.SUPPORT_HOURS),
      uploads: tickets,
      fanout: openFanout({ db, redisUrl: settings.REDIS_URL, log: (err) => warn({ err }, 'redis') }),
      nextStay: findNextStay,
      sessions: createSessionWatch(openSessions ?? createFindOpenSessions(db, now)),
    },
    siteFacts: async (build: string) => {
      const [{ hotels, demo }, table] = await Promise.all([catalogue(), rates()])
      const currencies = [table.base, ...Object.keys(table.rates).filter((code) => code !== table.base)]
      return { build, today: dateIn(siteZone, now()), hotels, demo, currencies }
    },
  }
}
