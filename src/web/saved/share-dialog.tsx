import { useState } from 'react'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { CopyIcon } from '#ui/icons/icons.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { useRequest } from '../page/use-page.ts'

type Props = {
  open: boolean
  /** Where others see the list; null while it is not shared. */
  path: string | null
  onClose: () => void
  onShare: (share: boolean) => Promise<unknown>
}

/** Makes a link to a list, and takes it back. */
export function ShareDialog({ open, path, onClose, onShare }: Props) {
  const { locale, origin } = useRequest()
  const say = favouriteWords(locale)
  const [busy, setBusy] = useState(false)
  const share = async (wanted: boolean) => {
    setBusy(true)
    await onShare(wanted)
    setBusy(false)
  }
  const url = path ? origin + joinLocale(path, locale) : ''
  const copy = async () => {
    await navigator.clipboard.writeText(url).then(
      () => showToast({ kind: 'good', text: say.shareCopied }),
      () => document.querySelector<HTMLInputElement>('.share-link input')?.select(),
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title={say.shareTitle} lead={say.shareText}>
      {path ? (
        <div className="share-link">
          <Field label={say.shareAddress}>
            {(control) => <TextInput {...control} readOnly value={url} onFocus={(e) => e.target.select()} />}
          </Field>
          <Button kind="filled" onClick={() => void copy()}>
            <CopyIcon />
            {say.shareCopy}
          </Button>
          <p>{say.shareWithdrawText}</p>
          <Button kind="quiet" busy={busy} onClick={() => void share(false)}>
            {say.shareWithdraw}
          </Button>
        </div>
      ) : (
        <Button kind="filled" busy={busy} onClick={() => void share(true)}>
          {say.shareMake}
        </Button>
      )}
    </Dialog>
  )
}
