import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse, stringify } from 'yaml'
import { ownerFor } from '#server/db/embedded-places.ts'
import type { Machine } from './machines.ts'

/** Debian's programs: those of the embedded database have no `pg_basebackup` and no `pg_rewind`. */
const BINARIES = '/usr/lib/postgresql'

/** The terms of the cluster that operators are given. */
const { dcs, initdb } = (
  parse(readFileSync('examples/three-machines/patroni.yml', 'utf8')) as { bootstrap: Record<string, unknown> }
).bootstrap

type Member = { name: string; role: string; state: string; lag?: number | string }
/** The servers as Patroni reports them. */
export type Cluster = { leader: string | null; isHealthy: boolean }

type Options = { machine: Machine; machines: readonly Machine[]; etcd: string; folder: string }

/** A server of the cluster: Patroni with its PostgreSQL on a machine. */
export function openNode({ machine, machines, etcd, folder }: Options) {
  const home = join(folder, machine.name)
  const data = join(home, 'data')
  const owner = ownerFor(data)
  mkdirSync(home, { mode: 0o700 })
  const file = join(home, 'patroni.yml')
  writeFileSync(file, stringify(configuration({ machine, etcd, home, data })))
  if (owner) for (const path of [home, file]) chownSync(path, owner.uid, owner.gid)
  const asOwner = owner ? ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : []
  const log = openSync(join(folder, `${machine.name}.log`), 'a')
  let child: ChildProcess | null = null

  const start = () => {
    const [command, ...words] = [...machine.prefix, ...asOwner, 'patroni', file]
    child = spawn(command!, words, { cwd: '/', stdio: ['ignore', log, log] })
  }
  const processes = () => {
    const postmaster = Number(readText(join(data, 'postmaster.pid')).split('\n', 1)[0])
    return [child?.pid, postmaster, ...childrenOf(postmaster)].filter((pid) => pid !== undefined && pid > 0)
  }
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processes()) sendSignal(pid!, name)
  }
  return {
    ...machine,
    start,
    /** As a loss of power: Patroni and every process of PostgreSQL. */
    kill: () => signal('SIGKILL'),
    setConnected: (isConnected: boolean) =>
      machine.setConnected ? machine.setConnected(isConnected) : signal(isConnected ? 'SIGCONT' : 'SIGSTOP'),
    /** Asks Patroni for an orderly change of the primary. */
    switchOver: async () => {
      const body = JSON.stringify({ leader: machine.name })
      const answer = await fetch(`${restOf(machine)}/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`switchover: ${await answer.text()}`)
    },
    cluster: (): Promise<Cluster> => readCluster(machine, machines.length),
    stop: async () => {
      if (child?.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await Promise.race([ended, wait(20_000)])
      signal('SIGKILL')
    },
  }
}

export type Node = ReturnType<typeof openNode>

const restOf = ({ address, ports }: Machine) => `http://${address}:${8008 + ports}`
export const postgresPort = ({ ports }: Machine) => 5432 + ports

async function readCluster(machine: Machine, size: number): Promise<Cluster> {
  const answer = await fetch(`${restOf(machine)}/cluster`, { signal: AbortSignal.timeout(2_000) })
  const { members } = (await answer.json()) as { members: Member[] }
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running')
  const followers = members.filter(
    ({ role, state, lag }) => role !== 'leader' && /running|streaming/.test(state) && Number(lag) < 1_000_000,
  )
  return {
    leader: leader?.name ?? null,
    isHealthy:
      leader !== undefined &&
      followers.length === size - 1 &&
      followers.some(({ role }) => role === 'sync_standby'),
  }
}

function configuration({
  machine,
  etcd,
  home,
  data,
}: Omit<Options, 'folder' | 'machines'> & { home: string; data: string }) {
  const [major] = readdirSync(BINARIES).sort().reverse()
  const at = (port: number) => `${machine.address}:${port}`
  const postgres = at(postgresPort(machine))
  const rest = at(8008 + machine.ports)
  return {
    scope: 'failover',
    name: machine.name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: etcd },
    bootstrap: { dcs, initdb },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: data,
      bin_dir: join(BINARIES, major!, 'bin'),
      pgpass: join(home, 'pgpass'),
      basebackup: [{ checkpoint: 'fast' }],
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      parameters: { unix_socket_directories: home },
      pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
    },
  }
}

const readText = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const childrenOf = (pid: number): number[] =>
  pid > 0 ? readText(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean) : []

function sendSignal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

/** The state of the cluster by any server that answers. */
export async function anyView(nodes: readonly Node[]): Promise<Cluster> {
  for (const node of nodes) {
    const seen = await node.cluster().catch(() => null)
    if (seen) return seen
  }
  return { leader: null, isHealthy: false }
}
