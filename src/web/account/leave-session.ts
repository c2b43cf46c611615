import { dropSession } from '../browser-state/session.ts'
import { browser } from '../browser-state/this-browser.ts'
import { stopPush } from '../push/push-device.ts'

let leaving = false

/** Ends what this browser keeps of a session, at its owner's own wish. */
export function leaveSession() {
  leaving = true
  void stopPush(browser.items)
  dropSession(browser)
}

/** Somebody has just left and is on the way to the front page: nobody asks them back in. */
export const isLeaving = () => leaving
