import { identityOf } from '../store/session.ts'
import { browser, joinLayer } from '../store/this-browser.ts'
import { createDoor } from './create-door.ts'

/** The one door of this page. */
export const door = createDoor(joinLayer)

let account = ''
const look = () => {
  account = identityOf(browser)?.amail ?? account
}
look()
browser.items.subscribe(look)

/** Who was signed in on this page last: after a session has ended, its owner need not type it again. */
export const lastAccount = () => account
