import type { DeskSettings } from '#contract/desk/operation.ts'
import { pausableFeatures } from '#domain/pausable-features.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { readRates } from '../exchange/exchange-rates.ts'
import { listUndelivered } from '../messages/list-undelivered.ts'
import { shownSettings } from '../settings/shown-settings.ts'
import { readVersions } from './operation-store.ts'
import { listPaused } from './paused-features.ts'

type Facts = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly version: string
  readonly zone: string
}

/** Feature switches, settings in force, versions, exchange rates, and messages that could not be delivered. */
export async function showSettings(db: Db, { env, version, zone }: Facts): Promise<DeskSettings> {
  const [versions, rates, undelivered, paused] = await Promise.all([
    readVersions(db),
    readRates(db),
    listUndelivered(db),
    listPaused(db),
  ])
  return {
    features: pausableFeatures.map((feature) => {
      const found = paused.find((one) => one.feature === feature)
      return {
        feature,
        paused: found
          ? { since: isoInstant(found.since.getTime(), zone), by: found.by, reason: found.reason }
          : null,
      }
    }),
    settings: shownSettings(env).map(({ secretLength, ...setting }) => ({
      ...setting,
      secret_length: secretLength,
    })),
    versions: {
      site: version,
      node: process.version,
      postgres: versions.postgres,
      migrations: versions.migrations,
      newest_migration: versions.newest,
    },
    rates: {
      date: rates.date,
      base: rates.base,
      rates: Object.entries(rates.rates).map(([currency, rate]) => ({ currency, rate })),
      held_back: Object.entries(rates.heldBack ?? {}).map(([currency, since]) => ({ currency, since })),
    },
    undelivered: undelivered.map(({ at, ...message }) => ({
      ...message,
      at: isoInstant(at.getTime(), zone),
    })),
  }
}
