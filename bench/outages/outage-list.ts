import type { Socket } from 'node:net'
import { openIdle, readSlowly, sendHuge } from './clients.ts'
import { switchLog } from './outages-store.ts'
import type { TrialSite } from './trial-site.ts'

/** Enough for the site to start, and too little for its guests. */
const SMALL_HEAP_MB = 105
const PROVIDER_DELAY_MS = 20_000

export type Outage = {
  readonly begin: () => unknown
  /** In the middle of the outage; its value is printed. */
  readonly during?: () => Promise<unknown>
  readonly end: () => unknown
  /** The process may end, and its guests get no answer until it is restarted. */
  readonly mayEnd?: boolean
  /** False if this machine lacks something for it. */
  readonly isPossible?: boolean
}

/** Everything that can fail around a site, by name. */
export function outagesOf(trial: TrialSite): Record<string, Outage> {
  const { site, proxy, provider, bucket, redis, disk } = trial
  let sockets: Socket[] = []
  let ends = 0
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const ready = () => trial.statusOf('/api/ready')
  return {
    'slow database': { begin: () => proxy.setDelay(200), during: ready, end: () => proxy.setDelay(0) },
    'database away': { begin: () => proxy.setAway(true), during: ready, end: () => proxy.setAway(false) },
    'disk full': {
      isPossible: disk !== null,
      begin: () => disk!.fill(),
      // Writes of tables fail first. Without a segment for its log PostgreSQL ends.
      during: async () => ({ ready: await ready(), log: await switchLog(trial.db) }),
      end: async () => {
        disk!.free()
        return `database ${(await trial.reviveDatabase()).how}`
      },
    },
    'redis away': {
      isPossible: redis !== null,
      begin: () => redis!.stop(),
      during: ready,
      end: () => redis!.start(),
    },
    's3 away': { begin: bucket.stop, during: ready, end: bucket.start },
    'provider slow': {
      begin: () => provider.setDelay(PROVIDER_DELAY_MS),
      during: ready,
      end: () => provider.setDelay(0),
    },
    'provider away': {
      begin: () => provider.setAway(true),
      during: ready,
      end: () => provider.setAway(false),
    },
    'memory limit': {
      mayEnd: true,
      begin: () => {
        ends = site.ends()
        return site.restart([`--max-old-space-size=${SMALL_HEAP_MB}`])
      },
      end: async () => {
        const ended = site.ends() - ends
        await site.restart([])
        return `ended ${ended} times`
      },
    },
    'clock one hour ahead': { begin: () => {}, during: trial.readyOfWrongClock, end: () => {} },
    'slow readers': {
      begin: async () => {
        sockets = await readSlowly(site.port, trial.searches[0]!, 500)
      },
      during: site.megabytes,
      end: closeAll,
    },
    'idle connections': {
      begin: async () => {
        sockets = await openIdle(site.port, 5_000)
      },
      during: site.megabytes,
      end: closeAll,
    },
    'huge body': { begin: () => {}, during: () => sendHuge(site.port, 500), end: () => {} },
  }
}
