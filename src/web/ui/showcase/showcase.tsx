import type { Locale } from '#domain/locale.ts'
import { Language } from '../language.ts'
import { Buttons } from './buttons.tsx'
import { Fields } from './fields.tsx'
import { Floats } from './floats.tsx'
import { sampleWords } from './samples.ts'

type Props = { locale: Locale; theme: 'light' | 'dark' | null }

export function Showcase({ locale, theme }: Props) {
  const say = sampleWords(locale)
  return (
    <Language value={locale}>
      <main lang={locale === 'zh' ? 'zh-CN' : 'en'} data-theme={theme ?? undefined} className="p-8">
        <h1>{say.title}</h1>
        <p className="text-ink-soft">{say.lead}</p>
        <Buttons say={say} />
        <Fields say={say} />
        <Floats say={say} />
      </main>
    </Language>
  )
}
