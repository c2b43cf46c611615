import { useEffect, useRef, useState } from 'react'
import type { ChangePreview, ChangeResult } from '#contract/changes.ts'
import { succeeded } from '#contract/endpoint.ts'
import { changeOrder, previewChange } from '#contract/endpoints.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

export type WantedStay = {
  s_d: string
  e_d: string
  rooms: number
  adults: number
  ages: readonly number[]
}

type Found = { of: string; preview: ChangePreview | null }

/**
 * The options of a wanted stay as simulated by the server. A change executes exactly what was shown, or is refused:
 * then the new figures are shown in the same place.
 */
export function useChange(id: string, wanted: WantedStay | null) {
  const { locale } = useRequest()
  const signedCall = useSignedCall()
  const [found, setFound] = useState<Found>({ of: '', preview: null })
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = useRef({ sealed: '', req_id: '' })
  const question = wanted && JSON.stringify(wanted)
  const of = `${question} ${round}`

  useEffect(() => {
    if (!question) return
    let isCurrent = true
    const prompt = { lead: centreWords(locale).expired }
    const asked = { id, ...(JSON.parse(question) as WantedStay), ages: [...JSON.parse(question).ages] }
    void signedCall(previewChange, asked, { prompt, quiet: true })
      .catch(() => null)
      .then((answer) => {
        if (!isCurrent) return
        setFound({ of, preview: answer && succeeded(answer) ? answer.data : null })
      })
    return () => {
      isCurrent = false
    }
  }, [id, question, of, locale, signedCall])

  const isCurrent = found.of === of
  const execute = async (sealed: string): Promise<ChangeResult | null> => {
    if (busy) return null
    if (attempt.current.sealed !== sealed) attempt.current = { sealed, req_id: randomId() }
    setBusy(true)
    setProblem(null)
    const prompt = { lead: centreWords(locale).expired }
    const answer = await signedCall(
      changeOrder,
      { id, sealed, req_id: attempt.current.req_id },
      { prompt, quiet: true },
    ).catch(() => null)
    setBusy(false)
    if (answer && succeeded(answer)) return answer.data
    setProblem(answer ? answer.msg : answerWords(locale).noAnswer)
    // A refusal means other figures: they are calculated again.
    if (answer) setRound(round + 1)
    return null
  }
  return {
    preview: found.preview,
    /** The preview is of an earlier question. */
    isStale: question !== null && !isCurrent,
    hasFailed: isCurrent && found.preview === null && question !== null,
    again: () => setRound(round + 1),
    problem,
    clear: () => setProblem(null),
    busy,
    execute,
  }
}
