import * as z from 'zod'
import { pictureCategories } from '#domain/hotel/picture-category.ts'
import { fileId, list, optional, text, token } from './fields.ts'

export const Picture = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  /** The same picture for a list: lighter. */
  card: z.string().optional(),
  /** A CSS background until it has come. */
  placeholder: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** A photograph in several widths. */
  srcset: z.object({ avif: z.string(), webp: z.string() }).optional(),
  /** What it shows, on the page of its hotel. */
  category: z.enum(pictureCategories).optional(),
})
export type Picture = z.infer<typeof Picture>

/** Admits a visitor's uploads to one feedback form. */
export const uploadTicket = () => optional(token(200))

export const FileUpload = z.object({ file: z.file(), ticket: uploadTicket() })
export type FileUpload = z.infer<typeof FileUpload>

// As long as a body may be: the upload itself says what is too large.
export const Base64Upload = z.object({ data: text(8_388_608), ticket: uploadTicket() })
export type Base64Upload = z.infer<typeof Base64Upload>

export const StoredFile = z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() })
export type StoredFile = z.infer<typeof StoredFile>

export const PictureIds = z.object({ ids: list(fileId(), 100, 1) })
export type PictureIds = z.infer<typeof PictureIds>

export const PictureUrls = z.record(z.string(), z.string().nullable())
export type PictureUrls = z.infer<typeof PictureUrls>

/** Pictures side by side, for those who draw them. */
export type ContactSheet = {
  pictures: (Picture & { note: string; hotel: string | null })[]
  /** How many pages there are, where a sheet has more than one. */
  pages: number
  place: { name: string; slug: string } | null
}
