import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { build, here, startSite } from '../upgrade/versions.ts'
import { registerGuest } from '../upgrade/visitors.ts'
import { BOOKINGS_PER_GUEST } from './bookings.ts'
import { startEtcd } from './etcd.ts'
import type { Network } from './machines.ts'
import { anyView, type Node, openNode, postgresPort } from './patroni.ts'
import { START_SECONDS, until } from './until.ts'

/** A folder for everything, and steps that undo it in reverse order. */
type Place = { readonly folder: string; readonly ending: (() => unknown)[] }

/** etcd and three servers, of which one follows synchronously. */
export async function openCluster(network: Network, { folder, ending }: Place): Promise<Node[]> {
  const { machines } = network
  const etcd = await startEtcd(network.own, folder)
  ending.push(etcd.stop)
  const nodes = machines.map((machine) => openNode({ machine, machines, etcd: etcd.address, folder }))
  for (const node of nodes) {
    node.start()
    ending.push(node.stop)
  }
  await untilHealthy(nodes)
  return nodes
}

export const untilHealthy = (nodes: readonly Node[]) =>
  until('a healthy cluster', async () => (await anyView(nodes)).isHealthy, START_SECONDS)

/** Two processes of the site on the cluster, as an operator starts them. */
export async function openSite(nodes: readonly Node[], port: number, { folder, ending }: Place) {
  const servers = nodes.map((node) => `${node.address}:${postgresPort(node)}`).join(',')
  const admin = openDatabase(`postgres://postgres@${servers}/postgres`, { max: 1 })
  await admin.unsafe('create database lodestar')
  await admin.end()
  const url = `postgres://postgres@${servers}/lodestar`
  build(here)
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'site'),
    SECRET: 'for measurements only '.repeat(2),
    DEMO_HOTELS: '60',
    SEARCH_MEMORY_MB: '64',
    LIMITS: 'booking_per_account_day=1000000/86400,booking_per_recipient_day=1000000/86400',
    LIMITS_SCALE: '10000',
    UNPAID_ORDERS: '1000',
    LOG_LEVEL: 'fatal',
    PAY_SIM_PORT: String(port + 9),
  }
  const origins: string[] = []
  for (const at of [0, 1]) {
    const site = await startSite(here, port + at, env)
    ending.push(site.stop)
    origins.push(`http://127.0.0.1:${site.port}`)
  }
  const db = openDatabase(url, { max: 2 })
  ending.push(() => db.end({ timeout: 2 }))
  return { db, origins }
}

/** Guests for each client, enough for so many bookings of it. */
export async function registerClients(origin: string, count: number, bookings: number) {
  const perClient = 1 + Math.ceil(bookings / BOOKINGS_PER_GUEST)
  const clients = []
  for (let client = 0; client < count; client++) {
    const guests = []
    for (let at = 0; at < perClient; at++) {
      const email = `guest${client}-${at}@example.com`
      guests.push({ email, token: await registerGuest(origin, email) })
    }
    clients.push(guests)
  }
  return clients
}
