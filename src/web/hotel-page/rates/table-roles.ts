/** A table laid out as a grid is no table to some browsers any more: its roles are said again. */
export const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  groupHeader: { role: 'rowheader', scope: 'rowgroup' },
  cell: { role: 'cell' },
} as const
