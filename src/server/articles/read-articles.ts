import { readdirSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { TravelMeans } from '#contract/articles.ts'
import { plainDate, slug } from '#contract/fields.ts'
import type { Locale } from '#domain/text/locale.ts'
import { destinationLights } from '#drawings/destinations/destination.ts'
import { articleThemes } from '#words/site/articles.ts'
import { readFrontMatter } from '../markdown/front-matter.ts'
import { renderMarkdown } from '../markdown/markdown.ts'
import { contentFolder, readContent } from '../markdown/read-content.ts'
import { type Section, sectionsOf } from '../markdown/sections.ts'

const yuan = () => z.int().min(0).max(100_000)

/** Facts of an itinerary in both languages. Costs are for two, in whole CNY, estimated in the month of `date`. */
const ArticleFacts = z.strictObject({
  theme: z.enum(articleThemes),
  date: plainDate(),
  /** The place whose illustration is the cover. */
  cover: slug(),
  /** The light of the cover: a story of the night is not drawn by day. */
  light: z.enum(destinationLights).optional(),
  /** January to December: 0 unsuitable, 1 possible, 2 best. */
  months: z.string().regex(/^[012]{12}$/),
  stops: z
    .array(z.strictObject({ slug: slug(), nights: z.int().min(1).max(7), by: TravelMeans.optional() }))
    .min(2)
    .max(6),
  costs: z.strictObject({ transport: yuan(), meals: yuan(), sights: yuan() }),
  related: z.array(slug()).length(3),
})

const TextFacts = z.strictObject({
  title: z.string().min(4),
  lead: z.string().min(10),
  description: z.string().min(20),
  keywords: z.string().min(4),
})

export type ArticleText = z.infer<typeof TextFacts> & {
  readonly opening: string
  /** One per stop. */
  readonly stops: readonly Section[]
  readonly practical: Section
}
export type WrittenArticle = Omit<z.infer<typeof ArticleFacts>, 'months'> & {
  readonly id: string
  readonly months: readonly number[]
  readonly text: Readonly<Record<Locale, ArticleText>>
}

function readText(id: string, locale: Locale, stops: number): ArticleText {
  const { facts, body } = readFrontMatter(readContent(`articles/${id}.${locale}.md`), TextFacts)
  const { opening, sections } = sectionsOf(body, 2)
  const practical = sections.at(-1)
  if (sections.length !== stops + 1 || !practical)
    throw new Error(
      `${id}.${locale}.md must have a section for each of its ${stops} stops and a practical one.`,
    )
  const rendered = ({ id, title, body }: Section) => ({ id, title, body: renderMarkdown(body, locale) })
  return {
    ...facts,
    opening: renderMarkdown(opening, locale),
    stops: sections.slice(0, -1).map(rendered),
    practical: rendered(practical),
  }
}

function readArticle(id: string): WrittenArticle {
  const facts = ArticleFacts.parse(parse(readContent(`articles/${id}.yaml`)))
  const stops = facts.stops.length
  return {
    ...facts,
    id,
    months: [...facts.months].map(Number),
    text: { en: readText(id, 'en', stops), zh: readText(id, 'zh', stops) },
  }
}

/** Every itinerary in `content/articles`, identified by its file name. */
export const readArticles = (): WrittenArticle[] =>
  readdirSync(new URL('articles/', contentFolder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readArticle(file.replace(/\.yaml$/, '')))
