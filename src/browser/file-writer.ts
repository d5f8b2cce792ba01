import { openDB, type IDBPDatabase } from 'idb'
import { headersOf, readResponse } from './transport'
import type { WireRequest, WireResponse, WritableFile } from '@/ports/ports'

const STORE = 'files'

/** The files of unfinished downloads, by the keys of these; null if the browser keeps nothing. */
const openKept = (): Promise<IDBPDatabase | null> =>
  openDB('basalt-downloads', 1, {
    upgrade: created => void created.createObjectStore(STORE),
  }).catch(() => null)

interface OpenFile {
  key: string
  handle: FileSystemFileHandle
  written: number
}

export interface FileWriter {
  open(key: string, name: string): Promise<WritableFile>
  written(id: string): number
  download(
    request: WireRequest,
    file: string,
    signal: AbortSignal | undefined,
  ): Promise<WireResponse>
  forget(id: string): Promise<void>
}

/** The size of an unfinished file that the user still lets the console write to; null if there is none. */
const sizeLeft = async (handle: FileSystemFileHandle | undefined) => {
  try {
    const permission = (await handle?.requestPermission?.({ mode: 'readwrite' })) ?? 'granted'
    return handle && permission === 'granted' ? (await handle.getFile()).size : null
  } catch {
    // It was deleted or moved.
    return null
  }
}

/** The first byte that a response has of the whole. */
const startOf = (response: Response) =>
  response.status === 206
    ? Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? 0)
    : 0

/** Writes downloads to files that the user has chosen, and remembers those that are unfinished. */
export const fileWriter = (): FileWriter => {
  const kept = openKept()
  const files = new Map<string, OpenFile>()

  const fileOf = (id: string) => {
    const file = files.get(id)
    if (!file) throw new Error('The file is no longer open.')
    return file
  }
  const choose = async (key: string, name: string) => {
    const handle = await window.showSaveFilePicker({ suggestedName: name })
    await (await kept)?.put(STORE, handle, key)
    return { handle, size: 0 }
  }
  const find = async (key: string) => {
    const handle = (await (await kept)?.get(STORE, key)) as FileSystemFileHandle | undefined
    const size = await sizeLeft(handle)
    return handle && size !== null ? { handle, size } : null
  }
  return {
    async open(key, name) {
      const { handle, size } = (await find(key)) ?? (await choose(key, name))
      const id = `written-${files.size + 1}`
      files.set(id, { key, handle, written: size })
      return { id, size }
    },
    written: id => fileOf(id).written,
    async download({ url, method, headers }, id, signal) {
      const file = fileOf(id)
      const response = await fetch(url, { method, headers, ...(signal && { signal }) })
      if (!response.ok || !response.body) return readResponse(response)
      const start = startOf(response)
      const disk = await file.handle.createWritable({ keepExistingData: start > 0 })
      file.written = start
      try {
        await disk.seek(start)
        const reader = response.body.getReader()
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          await disk.write(part.value)
          file.written += part.value.length
        }
      } finally {
        // What has arrived becomes part of the file only now, also after a failure.
        await disk.close()
      }
      return { status: response.status, headers: headersOf(response), body: '' }
    },
    async forget(id) {
      const file = files.get(id)
      files.delete(id)
      if (file) await (await kept)?.delete(STORE, file.key)
    },
  }
}
