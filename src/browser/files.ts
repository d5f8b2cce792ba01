import type { FilesPort, Ports, SavedFile, WireRequest, WireResponse } from '@/ports/ports'
import type { chunkReader } from './chunk-reader'
import { saveFile, saveLink } from './downloads'
import type { FileWriter } from './file-writer'

interface ChosenFile {
  id: string
  name: string
  size: number
}

export interface BrowserFiles extends FilesPort {
  /** Keeps a file the user chose. The rest of the console knows it by its id. */
  keep(file: File): ChosenFile
  /** Downloads a text that no event may hold, such as the output of a serial console. */
  save(file: SavedFile): void
  /** Draws a secret of 32 random bytes, in hex. The store's random choices are logged. */
  newSecret(): string
  /** Writes the body of a response to a file opened for writing. */
  download(
    request: WireRequest,
    file: string,
    signal: AbortSignal | undefined,
  ): Promise<WireResponse>
  /** `Ports.transport` for a request with a file as its body. */
  send: Ports['transport']
}

/** Loaded with the first file that is read: most visits have none. */
const reading = () => import('./chunk-reader')

/** The files of this tab, numbered in the order they were chosen. */
export const browserFiles = (): BrowserFiles => {
  const kept = new Map<string, File>()
  let encode: ReturnType<typeof chunkReader> | undefined
  const done = new Map<string, number>()
  const hashing = new Map<string, AbortController>()
  let count = 0
  let loading: Promise<FileWriter> | undefined
  /** Loaded with the first download: most visits have none. */
  const writer = () => (loading ??= import('./file-writer').then(code => code.fileWriter()))

  const fileOf = (id: string) => {
    const file = kept.get(id)
    if (!file) throw new Error('The file is no longer there. Choose it again.')
    return file
  }
  return {
    keep(file) {
      count += 1
      const id = `file-${count}`
      kept.set(id, file)
      return { id, name: file.name, size: file.size }
    },
    save: saveFile,
    newSecret: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(32)), byte =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
    async read(id, start, end) {
      const piece = fileOf(id).slice(start, end)
      return (await reading()).readPiece(piece)
    },
    async readChunk(id, start, end) {
      const piece = fileOf(id).slice(start, end)
      const code = await reading()
      encode ??= code.chunkReader()
      return encode(piece)
    },
    async hash(id) {
      const file = fileOf(id)
      const controller = new AbortController()
      hashing.set(id, controller)
      const code = await import('./large-file')
      const tell = (bytes: number) => void done.set(id, bytes)
      const hash = await code.hashFile(file, tell, controller.signal)
      done.delete(id)
      return hash
    },
    async send(request, options = {}) {
      const id = request.file ?? ''
      const file = fileOf(id)
      done.set(id, 0)
      const code = await import('./large-file')
      return code.sendFile(request, file, bytes => void done.set(id, bytes), options)
    },
    progress: async id => done.get(id) ?? 0,
    find: async (id, markers) => {
      const file = fileOf(id)
      const code = await reading()
      return Promise.all(markers.map(marker => code.hasMarker(file, marker)))
    },
    forget(id) {
      hashing.get(id)?.abort()
      hashing.delete(id)
      kept.delete(id)
      done.delete(id)
      void loading?.then(files => files.forget(id))
    },
    openForWriting: async (key, name) =>
      'showSaveFilePicker' in window ? (await writer()).open(key, name) : null,
    written: async id => (await writer()).written(id),
    saveLink,
    download: async (request, file, signal) => (await writer()).download(request, file, signal),
  }
}
