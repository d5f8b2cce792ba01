import { createContext, useContext } from 'react'
import type { ByteStream, Racks, SavedFile } from '@/ports/ports'

/** A file the user chose, as plain data. The files port reads its content by id. */
export interface ChosenFile {
  id: string
  name: string
  /** In bytes. */
  size: number
}

/**
 * The user's files, those chosen in fields and those saved, and what else the browser makes that no
 * event may hold.
 */
export interface Files {
  /** Hands a file chosen in a field to the files port. */
  keep(file: File): ChosenFile
  /** Drops a kept file that is no longer a field's value. */
  forget(id: string): void
  /** Has the browser save a file whose text must not be in an event. */
  save(file: SavedFile): void
  /** Draws a secret of 32 random bytes, in hex. */
  newSecret(): string
  /** The text of a stored session recording, as it would be saved, or what was done in it. */
  readRecording(id: string, note: string, as?: 'steps'): Promise<string>
  /** Loads the racks of the server of this console, if it has several. No state depends on them. */
  racks?(): Promise<Racks>
}

const FilesContext = createContext<Files | null>(null)

export const FilesProvider = FilesContext

export const useFiles = (): Files => {
  const files = useContext(FilesContext)
  if (!files) throw new Error('No files can be kept here.')
  return files
}

const StreamsContext = createContext<ReadonlyMap<string, ByteStream>>(new Map())

export const StreamsProvider = StreamsContext

/** The bytes that an actor's socket carries; undefined when the actor is gone. */
export const useStream = (id: string): ByteStream | undefined => useContext(StreamsContext).get(id)
