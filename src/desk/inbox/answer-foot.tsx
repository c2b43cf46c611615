import type { ReactNode } from 'react'
import type { Draft } from './use-draft.ts'

type Props = { draft: Draft; isBusy: boolean; send: string; onSend: () => void; children?: ReactNode }

/** The bar below an answer. Sending waits for the preview, so that nobody sends what they have not seen. */
export function AnswerFoot({ draft, isBusy, send, onSend, children }: Props) {
  return (
    <div className="foot">
      {children ?? <span className="grow" />}
      <button
        type="button"
        className="btn btn-fill"
        disabled={isBusy || !draft.ready?.text || draft.missing.length > 0}
        onClick={onSend}
      >
        {send}
      </button>
    </div>
  )
}
