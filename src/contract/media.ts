import * as z from 'zod'
import { pictureCategories } from '#domain/hotel/picture-category.ts'
import { fileId, list, optional, text, token } from './fields.ts'

export const Picture = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  /** A smaller version for lists. */
  card: z.string().optional(),
  /** A CSS background shown while loading. */
  placeholder: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** A photograph in several widths. */
  srcset: z.object({ avif: z.string(), webp: z.string() }).optional(),
  /** The category in the hotel's gallery. */
  category: z.enum(pictureCategories).optional(),
})
export type Picture = z.infer<typeof Picture>

/** Permits a visitor's uploads to one feedback form. */
export const uploadTicket = () => optional(token(200))

export const FileUpload = z.object({ file: z.file(), ticket: uploadTicket() })
export type FileUpload = z.infer<typeof FileUpload>

// The maximum body size: the upload itself checks the file size.
export const Base64Upload = z.object({ data: text(8_388_608), ticket: uploadTicket() })
export type Base64Upload = z.infer<typeof Base64Upload>

export const StoredFile = z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() })
export type StoredFile = z.infer<typeof StoredFile>

export const PictureIds = z.object({ ids: list(fileId(), 100, 1) })
export type PictureIds = z.infer<typeof PictureIds>

export const PictureUrls = z.record(z.string(), z.string().nullable())
export type PictureUrls = z.infer<typeof PictureUrls>

/** Pictures side by side, for reviewing the drawings. */
export type ContactSheet = {
  pictures: (Picture & { note: string; hotel: string | null })[]
  /** Number of pages of the sheet. */
  pages: number
  place: { name: string; slug: string } | null
}
