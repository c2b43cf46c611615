import { uploadFile } from '#contract/endpoints.ts'
import { centreWords } from '#words/centre.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/use-signed-call.ts'
import type { SendPicture } from './use-pictures.ts'

/** A guest's own picture; a session that has ended is opened again first. */
export function useSignedUpload(): SendPicture {
  const { locale } = useRequest()
  const signedCall = useSignedCall()
  const prompt = { lead: centreWords(locale).expired }
  return (file) => signedCall(uploadFile, { file }, { prompt, quiet: true })
}
