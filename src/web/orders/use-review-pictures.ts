import { succeeded } from '#contract/endpoint.ts'
import { uploadFile } from '#contract/endpoints.ts'
import { centreWords } from '#words/centre.ts'
import { useSignedCall } from '../accounts/use-signed-call.ts'
import { pictureFault } from '../profile/picture-fault.ts'
import { useRequest } from '../shell/use-shell.ts'
import { showToast } from '../ui/toasts.ts'

/** A picture of this device; its id is there once it has arrived. */
export type AddedPicture = { readonly key: string; readonly preview: string; readonly id: string | null }

export const mostPictures = 8

export const sentPictures = (pictures: readonly AddedPicture[]) =>
  pictures.flatMap(({ id }) => (id === null ? [] : [id]))

type Change = (change: (before: readonly AddedPicture[]) => readonly AddedPicture[]) => void

/** Adds pictures one after the other; one that is refused goes again, and says why. */
export function useReviewPictures(onChange: Change) {
  const { locale } = useRequest()
  const signedCall = useSignedCall()
  const send = async (file: File) => {
    const key = `${file.name} ${file.size} ${performance.now()}`
    const preview = URL.createObjectURL(file)
    onChange((before) => [...before, { key, preview, id: null }])
    const prompt = { lead: centreWords(locale).expired }
    const stored = await signedCall(uploadFile, { file }, { prompt, quiet: true }).catch(() => null)
    if (stored && succeeded(stored)) {
      const { id } = stored.data
      return onChange((before) => before.map((one) => (one.key === key ? { ...one, id } : one)))
    }
    URL.revokeObjectURL(preview)
    onChange((before) => before.filter((one) => one.key !== key))
    if (stored) showToast({ kind: 'warn', text: stored.msg })
  }
  const add = async (files: readonly File[], room: number) => {
    for (const file of files.slice(0, room)) {
      const fault = pictureFault(file, locale)
      if (fault) showToast({ kind: 'warn', text: fault })
      else await send(file)
    }
  }
  const remove = (gone: AddedPicture) => {
    URL.revokeObjectURL(gone.preview)
    onChange((before) => before.filter(({ key }) => key !== gone.key))
  }
  return { add, remove }
}
