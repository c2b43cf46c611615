import type { SupportHeard, SupportSent } from '#contract/support.ts'

/** A way to the server while it lasts. */
export type Link = {
  readonly send: (message: SupportSent) => void
  readonly close: () => void
}

export type LinkEvents = {
  readonly opened: () => void
  readonly heard: (message: SupportHeard) => void
  readonly lost: () => void
}

type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener' | 'readyState'>

/** Over a WebSocket; whatever ends it, it is lost once. */
export function socketLink(socket: Socket, { opened, heard, lost }: LinkEvents): Link {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    lost()
  }
  socket.addEventListener('open', () => !isOver && opened())
  socket.addEventListener('message', ({ data }: MessageEvent) => {
    if (!isOver) heard(JSON.parse(String(data)) as SupportHeard)
  })
  socket.addEventListener('close', end)
  socket.addEventListener('error', end)
  const isOpen = 1
  return {
    send: (message) => {
      if (socket.readyState === isOpen) socket.send(JSON.stringify(message))
    },
    close: () => {
      isOver = true
      socket.close()
    },
  }
}
