import { createContext, useContext } from 'react'

/** A file the user chose, as plain data; its content is read by id through the files port. */
export interface ChosenFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** Takes the files that file fields are given into the keeping of the files port. */
export interface Files {
  keep(file: File): ChosenFile
}

const FilesContext = createContext<Files | null>(null)

export const FilesProvider = FilesContext

export const useFiles = (): Files => {
  const files = useContext(FilesContext)
  if (!files) throw new Error('No files can be kept here.')
  return files
}
