import { createContext, useContext } from 'react'
import type { SavedFile } from '@/app/ports'

/** A file the user chose, as plain data; its content is read by id through the files port. */
export interface ChosenFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** The files of the user: those that are chosen, and those that are written or kept. */
export interface Files {
  /** Takes a file that a field was given into the keeping of the files port. */
  keep(file: File): ChosenFile
  /** Has the browser save a file whose text no event may hold. */
  save(file: SavedFile): void
  /** The text of the log of a session that is kept, as it would be saved. */
  readRecording(id: string, note: string): Promise<string>
}

const FilesContext = createContext<Files | null>(null)

export const FilesProvider = FilesContext

export const useFiles = (): Files => {
  const files = useContext(FilesContext)
  if (!files) throw new Error('No files can be kept here.')
  return files
}
