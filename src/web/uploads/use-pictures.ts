import { type Envelope, succeeded } from '#contract/endpoint.ts'
import { uploadFile } from '#contract/endpoints.ts'
import type { StoredFile } from '#contract/media.ts'
import type { Locale } from '#domain/text/locale.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

/** A picture of this device; its id is there once it has arrived. */
export type AddedPicture = { readonly key: string; readonly preview: string; readonly id: string | null }

export const sentPictures = (pictures: readonly AddedPicture[]) =>
  pictures.flatMap(({ id }) => (id === null ? [] : [id]))

export type ChangePictures = (change: (before: readonly AddedPicture[]) => readonly AddedPicture[]) => void
/** Takes a file to the server; null where no answer came. */
export type SendPicture = (file: File) => Promise<Envelope<StoredFile> | null>

/** Adds pictures one after the other; one that is refused goes again, and says why. */
export function usePictures(onChange: ChangePictures, send: SendPicture) {
  const { locale } = useRequest()
  const addOne = async (file: File) => {
    const key = `${file.name} ${file.size} ${performance.now()}`
    const preview = URL.createObjectURL(file)
    onChange((before) => [...before, { key, preview, id: null }])
    const stored = await send(file).catch(() => null)
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
      else await addOne(file)
    }
  }
  const remove = (gone: AddedPicture) => {
    URL.revokeObjectURL(gone.preview)
    onChange((before) => before.filter(({ key }) => key !== gone.key))
  }
  return { add, remove }
}

/** As the specification lists them; the server looks at the content. */
const pictureKinds = ['jpg', 'png', 'bmp', 'jpeg', 'gif'] as const
const pictureLimit = 5 * 1024 * 1024
export const pictureAccept = pictureKinds.map((kind) => `.${kind}`).join(',')

export function pictureFault({ name, size }: { name: string; size: number }, locale: Locale): string | null {
  const say = profileWords(locale)
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (!pictureKinds.some((kind) => kind === ending)) return say.wrongType
  return size > pictureLimit ? say.tooLarge : null
}

/** A guest's own picture; a session that has ended is opened again first. */
export function useSignedUpload(): SendPicture {
  const { locale } = useRequest()
  const signedCall = useSignedCall()
  const prompt = { lead: centreWords(locale).expired }
  return (file) => signedCall(uploadFile, { file }, { prompt, quiet: true })
}
