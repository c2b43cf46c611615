import { deskChange, deskGet, deskUpload } from '../endpoint.ts'
import type { Nothing } from '../fields.ts'
import type { StatementFile } from '../points.ts'
import type {
  DeskImport,
  ExportQuery,
  ImportChanges,
  ImportChangesQuery,
  ImportCheck,
  ImportId,
  ImportList,
  ImportPart,
  ImportStart,
  ImportStep,
  TemplateQuery,
} from './imports.ts'

const importing = { permission: 'hotels.import' } as const

export const listImports = /* @__PURE__ */ deskGet<typeof Nothing, typeof ImportList>(
  'imports/list',
  importing,
)
export const showImport = /* @__PURE__ */ deskGet<typeof ImportId, typeof DeskImport>('imports/show', {
  ...importing,
  refusals: ['not_found'],
})
export const listImportChanges = /* @__PURE__ */ deskGet<typeof ImportChangesQuery, typeof ImportChanges>(
  'imports/changes',
  { ...importing, refusals: ['not_found'] },
)
export const startImport = /* @__PURE__ */ deskChange<typeof ImportStart, typeof ImportId>(
  'imports/start',
  importing,
)
/** Only the member who started the import adds files, and only before they are checked. */
export const addImportPart = /* @__PURE__ */ deskUpload<typeof ImportPart, typeof ImportId>('imports/file', {
  ...importing,
  refusals: ['not_found', 'too_large', 'import_too_large', 'already_decided'],
})
/** A job reads the files and computes what they would change. */
export const checkImport = /* @__PURE__ */ deskChange<typeof ImportCheck, typeof DeskImport>(
  'imports/check',
  { ...importing, refusals: ['not_found', 'already_decided'] },
)
export const applyImport = /* @__PURE__ */ deskChange<typeof ImportStep, typeof DeskImport>('imports/apply', {
  ...importing,
  refusals: ['not_found', 'already_decided'],
})
export const undoImport = /* @__PURE__ */ deskChange<typeof ImportStep, typeof DeskImport>('imports/undo', {
  ...importing,
  refusals: ['not_found', 'not_undoable'],
})
/** CSV of one kind of row; cells that a spreadsheet would run as formulas are escaped. */
export const exportInventoryFile = /* @__PURE__ */ deskGet<typeof ExportQuery, typeof StatementFile>(
  'imports/export',
  { ...importing, refusals: ['not_found', 'too_many_hotels'] },
)
/** The columns of a file with one example row. */
export const showTemplate = /* @__PURE__ */ deskGet<typeof TemplateQuery, typeof StatementFile>(
  'imports/template',
  { ...importing, refusals: ['not_found'] },
)
