import type { FilesPort } from '../ports'

export interface ChosenFile {
  id: string
  name: string
  size: number
}

export interface BrowserFiles extends FilesPort {
  /** Keeps a file the user chose; everything else knows it by the id. */
  keep(file: File): ChosenFile
  /** Saves a text as a file, where the browser puts what is downloaded. */
  save(name: string, text: string): void
}

const toBase64 = (buffer: ArrayBuffer) => {
  let text = ''
  for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Files of this tab, numbered in the order they were chosen. */
export const browserFiles = (): BrowserFiles => {
  const kept = new Map<string, File>()
  let count = 0
  return {
    keep(file) {
      count += 1
      const id = `file-${count}`
      kept.set(id, file)
      return { id, name: file.name, size: file.size }
    },
    save(name, text) {
      const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
      const link = document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      URL.revokeObjectURL(url)
    },
    async read(id, start, end) {
      const file = kept.get(id)
      if (!file) throw new Error('The file is no longer there. Choose it again.')
      return toBase64(await file.slice(start, end).arrayBuffer())
    },
    forget: id => void kept.delete(id),
  }
}
