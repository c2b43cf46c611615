import type { Locale } from '#domain/text/locale.ts'
import { profileWords } from '#words/profile.ts'

/** As the specification lists them; the server looks at the content. */
export const pictureKinds = ['jpg', 'png', 'bmp', 'jpeg', 'gif'] as const
export const pictureLimit = 5 * 1024 * 1024
export const pictureAccept = pictureKinds.map((kind) => `.${kind}`).join(',')

export function pictureFault({ name, size }: { name: string; size: number }, locale: Locale): string | null {
  const say = profileWords(locale)
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (!pictureKinds.some((kind) => kind === ending)) return say.wrongType
  return size > pictureLimit ? say.tooLarge : null
}
