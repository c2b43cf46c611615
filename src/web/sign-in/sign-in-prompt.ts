import { createStore } from '#ui/store.ts'
import { identityOf } from '../browser-state/session.ts'
import { browser, joinLayer } from '../browser-state/this-browser.ts'

/** The mode of the dialog: `activetly` of the specification. */
export const modes = { login: 0, register: 1, reset: 2 } as const
export type Mode = (typeof modes)[keyof typeof modes]

/** Why somebody is asked to sign in, in one sentence that stands under the title; and with which form it begins. */
export type Prompt = { lead?: string; mode?: Mode }

type Layer = { show: () => void; hide: () => void }

/** Where a visitor is asked to sign in, and from where what was interrupted goes on by itself. */
export function createSignInPrompt(layer: Layer) {
  const prompt = createStore<Prompt | null>(null)
  let waiting: ((signedIn: boolean) => void)[] = []
  const end = (signedIn: boolean) => {
    const told = waiting
    waiting = []
    prompt.set(null)
    layer.hide()
    for (const tell of told) tell(signedIn)
  }
  return {
    prompt,
    /** Opens the dialog and waits: true once somebody is signed in, false when it was closed without. */
    ask: (why: Prompt = {}): Promise<boolean> => {
      prompt.set(why)
      layer.show()
      return new Promise((resolve) => waiting.push(resolve))
    },
    enter: () => end(true),
    close: () => {
      if (prompt.get()) end(false)
    },
  }
}

/** The one that this page has. */
export const signInPrompt = createSignInPrompt(joinLayer)

let account = ''
const look = () => {
  account = identityOf(browser)?.amail ?? account
}
look()
browser.items.subscribe(look)

/** The account last signed in on this page; prefilled after its session has expired. */
export const lastAccount = () => account
