import * as endpoints from '#contract/desk/import-endpoints.ts'
import type { DeskImport } from '#contract/desk/imports.ts'
import type { Id } from '#domain/id.ts'
import type { Result } from '#domain/result.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { bindDesk, type Refused, type RunIdempotently } from '../../http/dispatch.ts'
import type { ImportContext } from './context.ts'
import { exportFile, templateFile } from './export-file.ts'
import { addPart, requestApply, requestCheck, requestUndo, startImport } from './receive-files.ts'
import { listChanges, listImports, showImport } from './show-import.ts'

export function importRoutes(context: ImportContext) {
  /** A step that is requested once and answers with the import. */
  const step =
    <Input>(
      request: (
        tx: Tx,
        input: Input,
        staff: ReturnType<typeof staffOf>,
      ) => Promise<Result<{ id: Id }, Refused>>,
    ) =>
    (input: Input, caller: DeskCaller, runIdempotently: RunIdempotently<DeskImport>) =>
      runIdempotently(async (tx) => {
        const requested = await request(tx, input, staffOf(caller))
        return requested.ok ? showImport(context, tx, requested.value.id, caller.locale) : requested
      })
  return [
    bindDesk(endpoints.listImports, () => listImports(context)),
    bindDesk(endpoints.showImport, ({ id }, { locale }) => showImport(context, context.db, id, locale)),
    bindDesk(endpoints.listImportChanges, (input) => listChanges(context, input)),
    bindDesk(endpoints.startImport, (_, caller, runIdempotently) =>
      runIdempotently((tx) => startImport(context, tx, staffOf(caller))),
    ),
    bindDesk(endpoints.addImportPart, (input, caller) => addPart(context, input, staffOf(caller))),
    bindDesk(endpoints.checkImport, step(requestCheck)),
    bindDesk(endpoints.applyImport, step(requestApply)),
    bindDesk(
      endpoints.undoImport,
      step((tx, input: { id: Id }, staff) => requestUndo(context, tx, input, staff)),
    ),
    bindDesk(endpoints.exportInventoryFile, (input) => exportFile(context, input)),
    bindDesk(endpoints.showTemplate, ({ file }) => templateFile(file)),
  ]
}
