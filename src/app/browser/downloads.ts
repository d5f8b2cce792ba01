import type { SavedFile } from '../ports'

/** After this many milliseconds, the browser has certainly read the download. */
const REVOKE_AFTER = 60_000

/** Downloads a file, like following a link to it. */
export const saveBlob = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER)
}

/** Downloads a text file. */
export const saveFile = ({ name, type, text }: SavedFile): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
