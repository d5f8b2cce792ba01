import type { SavedFile } from '../ports'

/** Browsers read what they download a little later, in milliseconds. */
const READ_BY_THEN = 60_000

/** Downloads a file, as following a link to it would. */
export const saveBlob = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(url), READ_BY_THEN)
}

/** The same for a text. */
export const saveFile = ({ name, type, text }: SavedFile): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
