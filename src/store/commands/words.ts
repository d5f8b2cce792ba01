import type { Command } from '@/api/operations/table'
import { capitalize } from '@/lib/text'
import { camelToSnakeKey } from '@/lib/case'

/** Parts of operation ids that say where an operation belongs, not what it is about. */
const AREAS = /^(current_user|networking|system|local_idp)_/

/** Words that are not written as in operation ids. */
const SPELLED: Readonly<Record<string, string>> = {
  ip: 'IP',
  vpc: 'VPC',
  ssh: 'SSH',
  saml: 'SAML',
  scim: 'SCIM',
  bgp: 'BGP',
  bfd: 'BFD',
  idp: 'IdP',
}

const spelled = (word: string) => SPELLED[word] ?? word

interface Named {
  name?: unknown
}

/** The object that a command is about, by name or id: the last one in its path or the one it makes. */
const objectOf = ({ args }: Command): string | undefined => {
  const { path = {}, body } = args as { path?: object; body?: Named | null }
  const named = Object.values(path).at(-1) ?? body?.name
  return typeof named === 'string' ? named : undefined
}

/** A command in words, and the object that it is about: `Stop instance` and `db1`. */
export const commandWords = (command: Command): { what: string; object: string | undefined } => {
  const words = camelToSnakeKey(command.endpoint).replace(AREAS, '').split('_')
  const verb = words.at(-1) ?? ''
  const noun = words.slice(0, -1).map(spelled)
  return { what: [capitalize(verb), ...noun].join(' '), object: objectOf(command) }
}
