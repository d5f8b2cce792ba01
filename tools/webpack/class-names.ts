import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fromRoot } from './paths'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const CHARACTERS = `${LETTERS}0123456789`

/** The start of the names of a file's classes: a hash of its path, whatever other files there are. */
const prefixOf = (file: string) => {
  const digest = createHash('sha256')
    .update(relative(fromRoot('.'), file))
    .digest()
  const pick = (characters: string, at: number) =>
    characters.charAt(digest.readUInt32BE(at) % characters.length)
  return pick(LETTERS, 0) + pick(CHARACTERS, 4) + pick(CHARACTERS, 8)
}

/** A number in the fewest characters. */
const digitsOf = (value: number): string =>
  value < CHARACTERS.length
    ? CHARACTERS.charAt(value)
    : digitsOf(Math.floor(value / CHARACTERS.length) - 1) +
      CHARACTERS.charAt(value % CHARACTERS.length)

const namesByFile = new Map<string, string[]>()
const fileByPrefix = new Map<string, string>()

/**
 * The name of a class in a production build: three characters of its file, and its number in the
 * file. Compresses to half of what a hash of each class does. Throws if two files get the same
 * three characters: then one needs another name.
 */
export const shortClassName = (file: string, name: string): string => {
  const prefix = prefixOf(file)
  const holder = fileByPrefix.get(prefix) ?? file
  if (holder !== file)
    throw new Error(`Rename ${file}: its classes would be called as in ${holder}`)
  fileByPrefix.set(prefix, file)
  const names = namesByFile.get(file) ?? []
  namesByFile.set(file, names)
  if (!names.includes(name)) names.push(name)
  return prefix + digitsOf(names.indexOf(name))
}
