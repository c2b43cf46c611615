import type { Clock } from '#ui/clock.ts'
import type { Link, LinkEvents } from './link.ts'

const pingEvery = 1_000
/** Without any message for this time the connection counts as lost. */
const silence = 2_400
/** A timer that fires this late means that the page was busy or asleep, not that the network is gone. */
const late = 500

type Options = { clock: Clock; isVisible: () => boolean; connect: (events: LinkEvents) => Link }

/**
 * Notices a connection that was cut without a word: the socket itself would report it only after minutes. Hidden pages
 * are not checked, because browsers slow their timers down.
 */
export function withHeartbeat({ clock, isVisible, connect }: Options, events: LinkEvents): Link {
  let lastHeard = 0
  let isOver = false
  let stop = () => {}
  const end = () => {
    isOver = true
    stop()
  }
  const link = connect({
    opened: () => {
      lastHeard = clock.now()
      beat()
      events.opened()
    },
    heard: (message) => {
      lastHeard = clock.now()
      if (message.type !== 'pong') events.heard(message)
    },
    lost: () => {
      end()
      events.lost()
    },
  })
  function beat() {
    if (isOver) return
    const due = clock.now() + pingEvery
    stop = clock.after(pingEvery, () => {
      if (!isVisible() || clock.now() - due > late) lastHeard = clock.now()
      if (clock.now() - lastHeard >= silence) {
        end()
        link.close()
        return events.lost()
      }
      link.send({ type: 'ping' })
      beat()
    })
  }
  return {
    send: link.send,
    close: () => {
      end()
      link.close()
    },
  }
}
