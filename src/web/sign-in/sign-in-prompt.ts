import { identityOf } from '../browser-state/session.ts'
import { browser, joinLayer } from '../browser-state/this-browser.ts'
import { createSignInPrompt } from './create-sign-in-prompt.ts'

/** The one that this page has. */
export const signInPrompt = createSignInPrompt(joinLayer)

let account = ''
const look = () => {
  account = identityOf(browser)?.amail ?? account
}
look()
browser.items.subscribe(look)

/** Who was signed in on this page last: after a session has ended, its owner need not type it again. */
export const lastAccount = () => account
