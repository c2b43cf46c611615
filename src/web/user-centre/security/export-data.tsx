import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { exportAccount } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { DownloadIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { securityWords } from '#words/accounts/security.ts'
import { Pane } from '../../account/pane.tsx'
import { useRequest } from '../../page/use-page.ts'
import { useSignedCall } from '../../sign-in/signed-call.ts'

export function ExportData() {
  const { locale } = useRequest()
  const say = securityWords(locale)
  const signedCall = useSignedCall()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await signedCall(
      exportAccount,
      {},
      { quiet: true, prompt: { lead: centreWords(locale).expired } },
    ).catch(() => null)
    setBusy(false)
    if (answer && succeeded(answer)) saveFile(answer.data, say.exportName(answer.data.made_at.slice(0, 10)))
    else if (answer) showToast({ kind: 'warn', text: answer.msg })
  }
  return (
    <Pane title={say.exportTitle} text={say.exportText}>
      <Button busy={busy} onClick={download}>
        <DownloadIcon small />
        {say.export}
      </Button>
    </Pane>
  )
}

function saveFile(data: object, name: string) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
