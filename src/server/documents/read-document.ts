import * as z from 'zod'
import { DocumentName } from '#contract/documents.ts'
import { plainDate } from '#contract/fields.ts'
import { type Locale, locales } from '#domain/text/locale.ts'
import { readFrontMatter } from '../markdown/front-matter.ts'
import { readContent } from '../markdown/read-content.ts'

const DocumentFacts = z.strictObject({
  version: z.string().regex(/^\d+\.\d+$/),
  date: plainDate(),
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.string().min(1),
  /** Summary of the changes in this version. */
  changed: z.string().min(1).nullable().default(null),
})
export type WrittenDocument = { readonly facts: z.infer<typeof DocumentFacts>; readonly body: string }

const known = new Map<string, WrittenDocument>()

/** A document in one language; read once. */
export function writtenDocument(name: DocumentName, locale: Locale): WrittenDocument {
  const path = `documents/${name}.${locale}.md`
  const written = known.get(path) ?? readFrontMatter(readContent(path), DocumentFacts)
  known.set(path, written)
  return written
}

/** Reads every document at startup: a file that changes under a running server cannot break its pages. */
export function readDocuments() {
  for (const name of DocumentName.options) for (const locale of locales) writtenDocument(name, locale)
}

/** The version of a document in force, which a guest accepts now. */
export const documentVersion = (name: DocumentName): string => writtenDocument(name, 'en').facts.version
