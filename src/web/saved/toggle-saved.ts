import { saveHotel, unsaveHotels } from '#contract/endpoints.ts'
import { savedWords } from '#words/saved/saved.ts'
import { identityOf } from '../browser-state/session.ts'
import { browser } from '../browser-state/this-browser.ts'
import { useRequest } from '../page/use-page.ts'
import { signInPrompt } from '../sign-in/sign-in-prompt.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { chosenHotel } from './chosen-hotel.ts'
import { savedHere } from './saved-hotels.ts'

type Favourite = {
  hotel: string
  name: string
  stay: { s_d: string; e_d: string } | undefined
  saved: boolean
}

/** A guest is asked to sign in first and nothing is sent meanwhile; afterwards the hotel is saved by itself. */
export function useToggleSaved() {
  const signedCall = useSignedCall()
  const { locale, currency } = useRequest()
  return async ({ hotel, name, stay, saved }: Favourite) => {
    const say = savedWords(locale)
    const prompt = { lead: say.toSave(name) }
    const followUp = { label: say.changeList, run: () => chosenHotel.set({ hotel, name }) }
    if (!identityOf(browser) && !(await signInPrompt.ask(prompt))) return
    // Another guest may sign in before the call is repeated.
    const owner = () => identityOf(browser)?.uid
    await savedHere.change(owner, hotel, !saved, async () => {
      const answer = saved
        ? await signedCall(unsaveHotels, { id: hotel }, { prompt })
        : await signedCall(saveHotel, { id: hotel, ...stay, currency }, { prompt, followUp })
      return answer?.code === 1
    })
  }
}
