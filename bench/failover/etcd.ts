import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { START_SECONDS, until } from './until.ts'

/** The coordinator that holds the lease of the primary. */
export async function startEtcd(address: string, folder: string) {
  const [clients, peers] = [`http://${address}:2379`, `http://${address}:2380`]
  const log = openSync(join(folder, 'etcd.log'), 'a')
  const words = [
    ...['--name', 'etcd', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ...['--initial-cluster', `etcd=${peers}`],
  ]
  const child = spawn('etcd', words, { stdio: ['ignore', log, log] })
  const isUp = () =>
    fetch(`${clients}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('etcd answers', isUp, START_SECONDS)
  return {
    address: `${address}:2379`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
