import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { changeAvatar, uploadFile } from '#contract/endpoints.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { changeUser } from '../../browser-state/session.ts'
import { browser } from '../../browser-state/this-browser.ts'
import { useRequest } from '../../page/use-page.ts'
import { useSignedCall } from '../../sign-in/signed-call.ts'

/** Sends the cropped picture and shows it as the guest's own; true when it is. */
export function useChangeAvatar() {
  const { locale } = useRequest()
  const signedCall = useSignedCall()
  const [busy, setBusy] = useState(false)
  const prompt = { lead: centreWords(locale).expired }

  const send = async (blob: Blob) => {
    const file = new File([blob], 'avatar.png', { type: blob.type })
    const stored = await signedCall(uploadFile, { file }, { prompt, quiet: true })
    if (!stored) return false
    if (!succeeded(stored)) {
      // Only the failing call is reported, and success once at the end.
      showToast({ kind: 'warn', text: stored.msg })
      return false
    }
    const changed = await signedCall(changeAvatar, { file: stored.data.id }, { prompt })
    if (!changed || !succeeded(changed)) return false
    changeUser(browser, { avatar: changed.data.avatar })
    return true
  }
  return {
    busy,
    change: async (blob: Blob) => {
      setBusy(true)
      const done = await send(blob).catch(() => false)
      setBusy(false)
      return done
    },
  }
}
