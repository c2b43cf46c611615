/** A QR code as a path of runs, one unit a module, and how many modules wide it is. */
export type QrPath = { readonly path: string; readonly size: number }

/** Drawn here and by nobody else: the text may be a payment. Loaded only where a code is shown. */
export async function drawQr(text: string): Promise<QrPath> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  return {
    path: runsOf(modules.size, (row, column) => Boolean(modules.get(row, column))),
    size: modules.size,
  }
}

/** Dark modules that lie side by side are one rectangle. */
export function runsOf(size: number, isDark: (row: number, column: number) => boolean): string {
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue
      const start = column
      while (column + 1 < size && isDark(row, column + 1)) column++
      const width = column - start + 1
      path += `M${start} ${row}h${width}v1h-${width}z`
    }
  }
  return path
}
