import { join } from 'node:path'
import { restartOnChange } from './restart-on-change.ts'

const root = join(import.meta.dirname, '..')

/** The bundler reloads pages in the browser; changes to server code need a new process. */
const isServed = (file: string) => /\.(ts|tsv|json)$/.test(file) && !/\.test\.ts$|^web\//.test(file)

const server = restartOnChange({
  program: [join(root, 'src/server/main.ts'), '--dev'],
  folder: join(root, 'src'),
  concerns: isServed,
  say: (text) => console.log(text),
})

const leave = () => void server.end().then(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
// The parent process is gone.
process.on('disconnect', leave)
