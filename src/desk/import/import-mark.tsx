import type { ImportState } from '#contract/desk/imports.ts'
import { importWords } from '#words/desk/import.ts'
import { useLocale } from '../parts/use-desk.ts'

const looks: Record<ImportState, string> = {
  uploading: 'held',
  checking: 'held',
  faulty: 'bad',
  ready: 'wait',
  applying: 'held',
  applied: 'ok',
  undoing: 'held',
  undone: 'off',
  failed: 'bad',
}

export type Running = 'checking' | 'applying' | 'undoing'
export const isRunning = (state: ImportState): state is Running =>
  state === 'checking' || state === 'applying' || state === 'undoing'

export const ImportMark = ({ state }: { state: ImportState }) => (
  <span className={`st ${looks[state]}`}>{importWords(useLocale())[state]}</span>
)
