import type { Task } from '../jobs/tasks.ts'
import { sweepUploads } from './sweep-uploads.ts'

export const sweepUploadsTask: Task = {
  name: 'sweep_uploads',
  every: '41 * * * *',
  run: (_, { db, files, clock }) => sweepUploads({ db, files }, clock()),
}
