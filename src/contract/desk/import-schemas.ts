import type { Endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { StatementFile } from '../points.ts'
import * as endpoints from './import-endpoints.ts'
import {
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

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  listImports: { input: Nothing, output: ImportList },
  showImport: { input: ImportId, output: DeskImport },
  listImportChanges: { input: ImportChangesQuery, output: ImportChanges },
  startImport: { input: ImportStart, output: ImportId },
  addImportPart: { input: ImportPart, output: ImportId },
  checkImport: { input: ImportCheck, output: DeskImport },
  applyImport: { input: ImportStep, output: DeskImport },
  undoImport: { input: ImportStep, output: DeskImport },
  exportInventoryFile: { input: ExportQuery, output: StatementFile },
  showTemplate: { input: TemplateQuery, output: StatementFile },
}

export const importDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))
