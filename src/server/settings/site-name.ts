import type { Bilingual } from '#domain/text/locale.ts'

type Named = { readonly SITE_NAME?: string | undefined; readonly SITE_NAME_ZH?: string | undefined }

export const siteName = ({ SITE_NAME, SITE_NAME_ZH }: Named): Bilingual => ({
  en: SITE_NAME ?? 'Lodestar',
  zh: SITE_NAME_ZH ?? SITE_NAME ?? '星宿',
})
