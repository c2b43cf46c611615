/** Changes that the server reports while pages of the desk are open. */
const heard = new Set<() => void>()
let source: EventSource | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Several changes at once are one reload. */
const pause = 300

function open() {
  source = new EventSource('/api/desk/events')
  source.addEventListener('changed', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const one of heard) one()
    }, pause)
  })
  source.addEventListener('error', () => {
    // A refused stream is not opened again by the browser; polling goes on.
    if (source?.readyState === EventSource.CLOSED) source = null
  })
}

/** Calls back after each change; the stream is open while somebody listens. */
export function onChange(call: () => void): () => void {
  heard.add(call)
  if (!source) open()
  return () => {
    heard.delete(call)
    if (heard.size > 0) return
    source?.close()
    source = null
  }
}
