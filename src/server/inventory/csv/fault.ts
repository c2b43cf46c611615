/** A fault in an operator's file: its position and how to fix it. */
export type Fault = Readonly<{ file: string; line: number | null; column: string | null; reason: string }>

/** `rooms.csv:12 units: must be a whole number from 0 to 10000` */
export const faultText = ({ file, line, column, reason }: Fault): string =>
  `${file}${line === null ? '' : `:${line}`}${column === null ? '' : ` ${column}`}: ${reason}`
