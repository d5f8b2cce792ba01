import type { SavedFile } from '@/ports/ports'

/** After this many milliseconds, the browser has certainly read the download. */
const REVOKE_AFTER = 60_000

/** Downloads what a URL leads to, like following a link to it. */
export const saveLink = (url: string, name: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Downloads a file. */
export const saveBlob = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob)
  saveLink(url, name)
  window.setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER)
}

/** Downloads a text file, or bytes. */
export const saveFile = ({ name, type, encoding, text }: SavedFile): void => {
  const unitsOf = () => Array.from(text.split(''), unit => unit.charCodeAt(0))
  const bytes = () =>
    encoding === 'binary' ? new Uint8Array(unitsOf()) : new Uint16Array(unitsOf())
  saveBlob(
    name,
    new Blob([encoding ? bytes() : text], {
      type: `${type};charset=${encoding ?? 'utf-8'}`,
    }),
  )
}
