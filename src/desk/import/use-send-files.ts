import { useState } from 'react'
import { addImportPart, checkImport, startImport } from '#contract/desk/import-endpoints.ts'
import type { Envelope } from '#contract/endpoint.ts'
import { call, newRequestId, upload } from '../call.ts'

/** Below the server's limit for one file. */
const partBytes = 4 * 1024 * 1024
export const mostBytes = 20 * 1024 * 1024

/** Sends files in parts and asks for the check. */
export function useSendFiles(onChecking: (id: string) => void) {
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (files: readonly File[], complete: boolean) => {
    setProblem(null)
    setSent(0)
    const failed = await sendAll(files, complete, { onSent: setSent, onChecking })
    setSent(null)
    if (failed) setProblem(failed)
  }
  return { send, sent, problem }
}

type Hooks = { onSent: (bytes: number) => void; onChecking: (id: string) => void }

/** Returns the message of the first failure. */
async function sendAll(
  files: readonly File[],
  complete: boolean,
  { onSent, onChecking }: Hooks,
): Promise<string | null> {
  const started = await call(startImport, { req_id: newRequestId() })
  if (started.code !== 1) return started.msg
  const { id } = (started as { data: { id: string } }).data
  let bytes = 0
  for (const file of files) {
    for (let part = 0; part === 0 || part * partBytes < file.size; part++) {
      const piece = file.slice(part * partBytes, (part + 1) * partBytes)
      const fields = { id, name: file.name, part: String(part) }
      const answer: Envelope<unknown> = await upload(addImportPart, fields, new File([piece], file.name))
      if (answer.code !== 1) return `${file.name}: ${answer.msg}`
      onSent((bytes += piece.size))
    }
  }
  const checking = await call(checkImport, { id, complete, req_id: newRequestId() })
  if (checking.code !== 1) return checking.msg
  onChecking(id)
  return null
}
