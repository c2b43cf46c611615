import type { Claim } from '#contract/feedback.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { useRequest } from '../page/use-page.ts'

/** The state of each claim, newest first. */
export function ClaimList({ claims, isKnown }: { claims: readonly Claim[]; isKnown: boolean }) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  if (isKnown && claims.length === 0) return <p className="claim-none">{say.noClaims}</p>
  return (
    <ol className="claim-list">
      {claims.map((claim) => (
        <li key={claim.id} data-state={claim.state}>
          <b>{outcomeOf(claim)}</b>
          <p>{say.sentOn(claim.hotel, formatDate(claim.at.slice(0, 10), locale, 'short'))}</p>
          <p>{claim.answer ?? say.openText}</p>
        </li>
      ))}
    </ol>
  )

  function outcomeOf({ state, refund, points, difference }: Claim): string {
    if (state === 'open') return say.open(formatMoney(difference, locale))
    if (state === 'refused') return say.refused
    return refund ? say.refunded(formatMoney(refund, locale)) : say.points(formatCount(points, locale))
  }
}
