import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/support/free-port.ts'

const tries = 100

/** nginx in front of these ports: one port sends a place to the same process, the other any place to any process. */
export async function startNginx(ports: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'spread-'))
  mkdirSync(join(folder, 'logs'))
  const [byPlace, anywhere] = [await freePort(), await freePort()]
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration({ folder, ports, byPlace, anywhere }))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await Promise.all([byPlace, anywhere].map(listens))
  return {
    byPlace,
    anywhere,
    stop: async () => {
      await end(nginx)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Parts = { folder: string; ports: readonly number[]; byPlace: number; anywhere: number }

/** As in `examples/nginx/lodestar.conf`, without what has nothing to do with distributing. */
const configuration = ({ folder, ports, byPlace, anywhere }: Parts) => {
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' ')
  const listen = (port: number, upstream: string) => `
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_next_upstream error;
      proxy_next_upstream_tries 3;
      proxy_pass http://${upstream};
    }
  }`
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream by_place { hash $arg_kw consistent; ${servers} keepalive 32; }
  upstream anywhere { ${servers} keepalive 32; }
  ${listen(byPlace, 'by_place')}
  ${listen(anywhere, 'anywhere')}
}
`
}

async function end(nginx: ChildProcess) {
  const gone = once(nginx, 'exit')
  nginx.kill('SIGTERM')
  await gone
}

async function listens(port: number) {
  for (let at = 0; at < tries; at++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await wait(100)
  }
  throw new Error(`nginx does not listen at ${port}`)
}
