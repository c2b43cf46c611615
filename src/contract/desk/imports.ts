import * as z from 'zod'
import { code, defaulted, flag, id, instant, integer, optional, requestId, text } from '../fields.ts'
import { HotelState } from './hotels.ts'

export const inventoryFiles = [
  'hotels',
  'texts',
  'rooms',
  'rates',
  'calendars',
  'restrictions',
  'taxes',
  'promotions',
  'images',
] as const
export const InventoryFileName = z.enum(inventoryFiles)
export type InventoryFileName = z.infer<typeof InventoryFileName>

export const importStates = [
  'uploading',
  'checking',
  'faulty',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const
export const ImportState = z.enum(importStates)
export type ImportState = z.infer<typeof ImportState>

export const ImportId = z.object({ id: id() })
export type ImportId = z.infer<typeof ImportId>
export const ImportStart = z.object({ req_id: requestId() })
export type ImportStart = z.infer<typeof ImportStart>
export const ImportStep = z.object({ id: id(), req_id: requestId() })
export type ImportStep = z.infer<typeof ImportStep>
export const ImportCheck = z.object({ id: id(), complete: defaulted(flag(), false), req_id: requestId() })
export type ImportCheck = z.infer<typeof ImportCheck>

/** A part of a file; a repeated part replaces the first. */
export const ImportPart = z.object({
  id: id(),
  name: z.string().regex(/^[\w.-]{1,60}$/),
  part: integer(0, 20),
  file: z.file(),
})
export type ImportPart = z.infer<typeof ImportPart>

export const ImportFault = z.object({
  file: z.string(),
  line: z.int().nullable(),
  column: z.string().nullable(),
  text: z.string(),
})
export type ImportFault = z.infer<typeof ImportFault>

const Counts = z.object({ added: z.int(), changed: z.int(), removed: z.int() })
const Named = z.object({ file: InventoryFileName, text: z.string() })

export const ImportSummary = z.object({
  id: id(),
  state: ImportState,
  by: z.string(),
  at: instant(),
  files: z.array(z.object({ name: z.string(), bytes: z.int() })),
  complete: z.boolean(),
  faults: z.int(),
  counts: z.partialRecord(InventoryFileName, Counts),
  undoable: z.boolean(),
})
export type ImportSummary = z.infer<typeof ImportSummary>

export const ImportList = z.object({ list: z.array(ImportSummary) })
export type ImportList = z.infer<typeof ImportList>

export const DeskImport = z.object({
  ...ImportSummary.shape,
  /** Rows that the running job has read. */
  progress: z.int(),
  fault_list: z.array(ImportFault),
  warnings: z.array(ImportFault),
  /** Rows that the files do not name: a complete import removes them. */
  unnamed: z.array(Named),
  unnamed_count: z.int(),
  /** The catalogue changed after the preview, which is a new one now. */
  is_outdated: z.boolean(),
  /** Changes that could not be undone. */
  left_over: z.array(Named),
})
export type DeskImport = z.infer<typeof DeskImport>

export const ImportChangesQuery = z.object({ id: id(), after: defaulted(integer(0, 1_000_000), 0) })
export type ImportChangesQuery = z.infer<typeof ImportChangesQuery>
export const ImportChange = z.object({
  n: z.int(),
  file: InventoryFileName,
  kind: z.enum(['added', 'changed', 'removed']),
  /** The hotel with what identifies the row. */
  name: z.string(),
  cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** Cells that are not listed. */
  more: z.int(),
})
export type ImportChange = z.infer<typeof ImportChange>
export const ImportChanges = z.object({ list: z.array(ImportChange), total: z.int(), is_end: z.boolean() })
export type ImportChanges = z.infer<typeof ImportChanges>

export const ExportQuery = z.object({
  file: InventoryFileName,
  q: optional(text(80)),
  country: optional(z.string().regex(/^[A-Z]{2}$/)),
  state: defaulted(HotelState, 'open'),
})
export type ExportQuery = z.infer<typeof ExportQuery>
export const TemplateQuery = z.object({ file: code() })
export type TemplateQuery = z.infer<typeof TemplateQuery>
