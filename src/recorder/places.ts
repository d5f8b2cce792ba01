import { operationWords } from '@/lib/operation-words'
import { capitalize } from '@/lib/text'

/* The pages of the console in words, by their addresses alone: a log has no titles. */

/** Parts of addresses that end like collections, and are none. */
const NO_COLLECTIONS = /^(access|idps|metrics|settings)$/

/** Anti-affinity groups are right below the list of both kinds of groups. */
const isListOfGroups = (part: string, next = 'groups') =>
  part === 'affinity' && !/groups(-new)?$/.test(next)

const singular = (words: string) => words.replace(/(ss|us)es$/, '$1').replace(/([^s])s$/, '$1')

/** `floating-ips` as `floating IPs`. */
const wordsOf = (part: string) =>
  part
    .split('-')
    .map(word => {
      const [one = word] = operationWords(singular(word))
      return one === one.toUpperCase() ? word.replace(singular(word), one) : word
    })
    .join(' ')
    .replace('anti affinity', 'anti-affinity')

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** `Networking of db1`, `Floating IPs of mock-project`, `IP pool default`, `New disk`. */
const placeOf = (path: string): string => {
  const parts = path.split('/').filter(Boolean)
  let object: { kind: string; name: string } | null = null
  let rest: string[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const [part = '', next] = parts.slice(at, at + 2)
    const isCollection =
      (part.endsWith('s') && !NO_COLLECTIONS.test(part)) || isListOfGroups(part, next)
    if (/-(new|add)$/.test(part)) {
      rest = [part]
      break
    }
    if (isCollection && next !== undefined && !/-(new|add)$/.test(next)) {
      const kind = part === 'affinity' ? 'anti-affinity group' : singular(wordsOf(part))
      object = { kind, name: decoded(next) }
      rest = []
      at += 1
    } else rest.push(part)
  }
  const made = /^(.*)-(new|add)$/.exec(rest.at(-1) ?? '')
  const last = made ? `new ${singular(wordsOf(made[1]!))}` : wordsOf(rest.at(-1) ?? '')
  const isAct = /^(edit|delete|drain)$/.test(last)
  const owner = object ? `${isAct ? '' : ' of'} ${object.name}` : ''
  if (last !== '') return capitalize(`${last}${owner}`)
  return object ? capitalize(`${object.kind} ${object.name}`) : 'the start page'
}

/** A page in words, with its address. */
export const pageOf = (to: string) => `${placeOf(to.replace(/[?#].*/, ''))} (${to})`
