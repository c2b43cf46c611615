import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { sep } from 'node:path'

type Options = {
  /** Arguments for this Node: the program and its own arguments. */
  program: readonly string[]
  /** Watched recursively. */
  folder: string
  /** Whether a changed file, relative to the folder, belongs to the program. */
  concerns: (file: string) => boolean
  say: (text: string) => void
  /** Called for every process; the signal aborts when that process ends. */
  onStart?: (ended: AbortSignal) => void
}

// An editor writes a file in several steps, and saves several files at once.
const settleMs = 150
const patienceMs = 5_000

/**
 * Runs a program and restarts it whenever one of its files changes. A failed program waits for the next
 * change.
 */
export function restartOnChange({ program, folder, concerns, say, onStart }: Options): {
  end: () => Promise<void>
} {
  let child: ChildProcess | null = null
  let timer: NodeJS.Timeout | undefined
  let ending = false
  let changing: Promise<void> = Promise.resolve()

  const start = () => {
    const started = spawn(process.execPath, [...process.execArgv, ...program], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    const ended = new AbortController()
    started.on('exit', (code) => {
      ended.abort()
      if (child !== started) return
      child = null
      if (!ending) say(`The server exited (${code ?? 'killed'}). It restarts when a file changes.`)
    })
    child = started
    onStart?.(ended.signal)
  }
  const stop = async () => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    const hard = setTimeout(() => running.kill('SIGKILL'), patienceMs)
    running.kill('SIGTERM')
    await gone
    clearTimeout(hard)
  }

  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (!file || !concerns(file.split(sep).join('/'))) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      changing = changing.then(async () => {
        if (ending) return
        say(`${file} changed: the server restarts.`)
        await stop()
        if (!ending) start()
      })
    }, settleMs)
  })
  start()

  return {
    end: async () => {
      ending = true
      clearTimeout(timer)
      watcher.close()
      await changing
      await stop()
    },
  }
}
