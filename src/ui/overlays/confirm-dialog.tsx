import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useUiWords } from '../language.ts'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  title: string
  children: ReactNode
  onYes: () => void
  onNo: () => void
  /** Names the action instead of “Yes”: “Cancel and get ¥960.00 back”. */
  yes?: string
  no?: string
  busy?: boolean
}

/** One question; focus starts on “No”, which Escape and a press beside it mean too. */
export function ConfirmDialog({ open, title, children, onYes, onNo, yes, no, busy }: Props) {
  const say = useUiWords()
  return (
    <Dialog open={open} onClose={onNo} title={title} lead={children}>
      <div className="dialog-answers">
        <Button onClick={onNo}>{no ?? say.no}</Button>
        <Button kind="filled" busy={busy} onClick={onYes}>
          {yes ?? say.yes}
        </Button>
      </div>
    </Dialog>
  )
}
