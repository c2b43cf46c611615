import { useState } from 'react'
import type { Trip } from '#contract/trips.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { CopyIcon } from '#ui/icons/icons.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { tripWords } from '#words/booking/trips.ts'
import { formatDate } from '#words/format.ts'
import { useRequest } from '../page/use-page.ts'
import type { Trips } from './use-trips.ts'

type Props = { open: boolean; trip: Trip; onShare: Trips['share']; onClose: () => void }

/** Makes a link to a trip, says what it shows, and revokes it. */
export function ShareTripDialog({ open, trip, onShare, onClose }: Props) {
  const { locale, origin } = useRequest()
  const say = tripWords(locale)
  const [busy, setBusy] = useState(false)
  const [wished, setWished] = useState({ names: true, money: false })
  const { share } = trip
  const shown = share ?? wished
  const send = async (fields: { share: boolean; names?: boolean; money?: boolean }) => {
    setBusy(true)
    const isDone = await onShare({ id: trip.id, ...fields })
    setBusy(false)
    return isDone
  }
  const show = (change: { names?: boolean; money?: boolean }) => {
    const next = { names: shown.names, money: shown.money, ...change }
    setWished(next)
    if (share) void send({ share: true, ...next })
  }
  const url = share ? origin + joinLocale(share.path, locale) : ''
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ kind: 'good', text: say.copied }),
      () => document.querySelector<HTMLInputElement>('.trip-link input')?.select(),
    )
  const revoke = async () => {
    if (await send({ share: false })) showToast({ kind: 'good', text: say.revoked })
  }
  return (
    <Dialog open={open} onClose={onClose} title={say.shareTitle} lead={say.shareText}>
      <div className="trip-link">
        {share && (
          <Field label={say.link}>
            {(control) => (
              <TextInput {...control} readOnly value={url} onFocus={(event) => event.target.select()} />
            )}
          </Field>
        )}
        <fieldset>
          <legend>{say.theySee}</legend>
          <Checkbox label={say.always} checked disabled readOnly />
          <Checkbox
            label={say.showNames}
            checked={shown.names}
            disabled={busy}
            onChange={(event) => show({ names: event.target.checked })}
          />
          <Checkbox
            label={say.showMoney}
            checked={shown.money}
            disabled={busy}
            onChange={(event) => show({ money: event.target.checked })}
          />
          <p className="trip-small">{say.never}</p>
        </fieldset>
        <p className="trip-small">
          {say.until(formatDate(trip.e_d, locale))} {share && say.opened(share.opened)}
        </p>
        {share ? (
          <div className="trip-link-actions">
            <Button kind="filled" onClick={() => void copy()}>
              <CopyIcon />
              {say.copy}
            </Button>
            <Button kind="quiet" busy={busy} onClick={() => void revoke()}>
              {say.revoke}
            </Button>
          </div>
        ) : (
          <Button kind="filled" busy={busy} onClick={() => void send({ share: true, ...wished })}>
            {say.makeLink}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
