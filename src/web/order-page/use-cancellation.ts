import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CancellationPreview, Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { cancelOrder, cancelRoom, previewCancellation } from '#contract/endpoints.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { cancelWords } from '#words/booking/cancel-order.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

/** `all` of the order, or one room by its id. */
export type Choice = string
export type Previews = Readonly<Record<Choice, CancellationPreview>>

type Options = {
  order: Order
  choices: readonly Choice[]
  onDone: (order: Order) => void
  /** The order is not what it was when the page showed it. */
  onStale: () => void
}

/**
 * The refund of each choice, as simulated by the server. Cancelling commits exactly that refund or nothing: when it has
 * changed, the new figures are shown in the same place.
 */
export function useCancellation({ order, choices, onDone, onStale }: Options) {
  const { locale } = useRequest()
  const say = cancelWords(locale)
  const signedCall = useSignedCall()
  const [previews, setPreviews] = useState<Previews>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // One wish, one number: pressed twice or sent again, it cancels once.
  const numbers = useRef(new Map<string, string>())
  const prompt = { lead: centreWords(locale).expired }
  const id = order.order_id

  const load = async () => {
    const answers = await Promise.all(
      choices.map((choice) =>
        signedCall(previewCancellation, choice === 'all' ? { id } : { id, room: choice }, {
          prompt,
          quiet: true,
        }).catch(() => null),
      ),
    )
    const found: Record<Choice, CancellationPreview> = {}
    for (const [n, answer] of answers.entries()) {
      if (answer && succeeded(answer)) found[choices[n]!] = answer.data
    }
    setPreviews(found)
    if (answers.some((answer) => answer && !succeeded(answer) && answer.code === 409)) onStale()
    return answers.every((answer) => answer && succeeded(answer))
  }
  const loadFirst = useEffectEvent(async () => {
    if (!(await load())) setProblem(say.failed)
  })
  useEffect(() => void loadFirst(), [])

  const cancel = async (choice: Choice) => {
    const sim = previews[choice]?.sim
    if (!sim || busy) return
    const req_id = numbers.current.get(sim) ?? randomId()
    numbers.current.set(sim, req_id)
    setBusy(true)
    setProblem(null)
    // The page itself shows the result; a toast would repeat it.
    const options = { prompt, quiet: true }
    const answer = await (choice === 'all'
      ? signedCall(cancelOrder, { id, sim, req_id }, options)
      : signedCall(cancelRoom, { id, room: choice, sim, req_id }, options)
    ).catch(() => null)
    if (answer && succeeded(answer)) return onDone(answer.data)
    if (answer) {
      await load()
      setProblem(answer.msg)
      if (answer.code !== 410) onStale()
    } else setProblem(answerWords(locale).noAnswer)
    setBusy(false)
  }
  const retry = async () => {
    setProblem(null)
    if (!(await load())) setProblem(say.failed)
  }
  return { previews, problem, busy, cancel, retry }
}
