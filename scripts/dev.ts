import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { restartOnChange } from './restart-on-change.ts'

const root = join(import.meta.dirname, '..')

/** The bundler reloads pages in the browser; changes to server code need a new process. */
const isServed = (file: string) => /\.(ts|tsv|json)$/.test(file) && !/\.test\.ts$|^web\//.test(file)

/** Without keep-alive: an open connection would delay the next restart. */
const statusOf = (url: string, signal: AbortSignal) =>
  new Promise<number | null>((resolve) => {
    get(url, { agent: false, signal }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode ?? null)),
    ).on('error', () => resolve(null))
  })

const { HOST = '127.0.0.1', PORT = '3000' } = process.env
const pollMs = 200

/** The bundler transforms a page at its first request, which takes seconds. Requesting the front page early hides that. */
async function warmFrontPage(ended: AbortSignal) {
  const url = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}/`
  while (!ended.aborted) {
    if ((await statusOf(url, ended)) === 200) return console.log('The front page is warm.')
    await wait(pollMs)
  }
}

const server = restartOnChange({
  program: [join(root, 'src/server/main.ts'), '--dev'],
  folder: join(root, 'src'),
  concerns: isServed,
  say: (text) => console.log(text),
  // PORT=0 is any free port, which only the server knows.
  ...(PORT === '0' ? {} : { onStart: (ended) => void warmFrontPage(ended) }),
})

const leave = () => void server.end().then(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
// The parent process is gone.
process.on('disconnect', leave)
