import type { PersonalData } from '../personal-data/personal-data.ts'
import { uploadAddress } from './uploads/upload-address.ts'
import { eraseUploads, listUploads, moveUploads } from './uploads/upload-store.ts'

export const uploadData: PersonalData = {
  name: 'uploads',
  read: async (db, guestId) =>
    (await listUploads(db, guestId)).map((upload) => ({ ...upload, url: uploadAddress(upload.id) })),
  erase: eraseUploads,
  move: (tx, { from, into }) => moveUploads(tx, from, into),
}
