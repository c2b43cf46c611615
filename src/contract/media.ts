import * as z from 'zod'
import { fileId, list, optional, text, token } from './fields.ts'

export const Picture = z.object({ id: z.string(), url: z.string(), alt: z.string() })
export type Picture = z.infer<typeof Picture>

/** Admits a visitor's uploads to one feedback form. */
export const uploadTicket = () => optional(token(200))

export const FileUpload = z.object({ file: z.file(), ticket: uploadTicket() })
export type FileUpload = z.infer<typeof FileUpload>

// 5 MB as base64, with the prefix of a data address; a little more, so that the upload itself says what is too large.
export const Base64Upload = z.object({ data: text(7_100_000), ticket: uploadTicket() })
export type Base64Upload = z.infer<typeof Base64Upload>

export const StoredFile = z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() })
export type StoredFile = z.infer<typeof StoredFile>

export const PictureIds = z.object({ ids: list(fileId(), 100, 1) })
export type PictureIds = z.infer<typeof PictureIds>

export const PictureUrls = z.record(z.string(), z.string().nullable())
export type PictureUrls = z.infer<typeof PictureUrls>
