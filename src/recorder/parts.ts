import { hashOf } from '@/lib/hash'
import { textOf } from '@/lib/value-diff'
import { sectionOf } from './changes'
import type { LogHeader, LogLine, Parts } from './log'
import type { States } from './recorder'

/*
 * What changed in the sections of a checkpoint: enough to name the path where a replay first
 * differs, without the values, which no log may hold.
 */

/** How many changed paths are told of a section: deeper ones only while there are no more. */
const MOST_PATHS = 8

/** How many members are told of all new values of a section. */
const MOST_MEMBERS = 64

/** Letters of a code. */
const LENGTH = 4

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * 24 bits of a value's hash: they tell nearly all values apart, and are too few to find a secret by.
 */
const codeOf = (value: unknown): string => {
  const bits = Number.parseInt(hashOf(value).slice(-6), 16)
  return [18, 12, 6, 0].map(shift => LETTERS.charAt((bits >> shift) & 63)).join('')
}

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

const keysOf = (value: Members) => Object.keys(value).filter(key => value[key] !== undefined)

interface Place {
  path: string
  value: unknown
}

/**
 * The members of a value level by level, while there are at most `most` of them; a value without
 * members itself.
 */
const membersOf = (value: unknown, most: number): Place[] => {
  const places: Place[] = [{ path: '', value }]
  for (const place of places) {
    if (!isObject(place.value)) continue
    const { path, value: whole } = place
    const keys = keysOf(whole).sort()
    if (places.length - 1 + keys.length > most) break
    places.push(...keys.map(key => ({ path: below(path, key), value: whole[key] })))
  }
  return places.length > 1 ? places.slice(1) : places
}

interface Change {
  path: string
  before: unknown
  after: unknown
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (one !== undefined && other !== undefined && hashOf(one) === hashOf(other))

const changedMembers = ({ path, before, after }: Change): Change[] => {
  if (!isObject(before) || !isObject(after)) return []
  if (Array.isArray(before) !== Array.isArray(after)) return []
  return [...new Set([...keysOf(before), ...keysOf(after)])]
    .filter(key => !isSame(before[key], after[key]))
    .map(key => ({ path: below(path, key), before: before[key], after: after[key] }))
}

/** The places where two values differ, at most `most` of them. New values are one place each. */
const changesIn = (before: unknown, after: unknown, most = Infinity) => {
  const open: Change[] = [{ path: '', before, after }]
  const found: Change[] = []
  for (let change = open.shift(); change; change = open.shift()) {
    const members = changedMembers(change)
    const isRoom = found.length + open.length + members.length <= most
    if (isRoom && members.length > 0) open.push(...members)
    else found.push(change)
  }
  return found
}

/** How many members each of a section's changed paths may tell. */
const shareOf = (paths: number) => Math.max(1, Math.floor(MOST_MEMBERS / paths))

const partsOf = (before: unknown, after: unknown): Parts => {
  const changes = changesIn(before, after, MOST_PATHS)
  const codes = (value: unknown) =>
    membersOf(value, shareOf(changes.length))
      .map(member => codeOf(member.value))
      .join('')
  return Object.fromEntries(
    changes.map(change => [change.path, change.after === undefined ? null : codes(change.after)]),
  )
}

/** The content of a section, without the value of an actor, which its print tells. */
const contentOf = (state: States[0], section: string): unknown => {
  const content = sectionOf(state, section)
  if (!section.startsWith('actor ') || !isObject(content)) return content
  return { context: content['context'] }
}

/** A checkpoint with what changed in its sections since the one before. Other lines stay as they are. */
export const withParts = <Line extends LogHeader | LogLine>(line: Line, states?: States): Line => {
  if (line.kind !== 'checkpoint' || !states) return line
  const [before, after] = states
  const parts = Object.entries(line.state).map(([section, print]) =>
    print === null ? null : partsOf(contentOf(before, section), contentOf(after, section)),
  )
  return { ...line, parts }
}

/** The value at a path. Keys may contain dots. */
const valueAt = (value: unknown, path: string): unknown => {
  if (path === '') return value
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, path)) return value[path]
  const key = Object.keys(value).find(each => path.startsWith(`${each}.`))
  return key === undefined ? undefined : valueAt(value[key], path.slice(key.length + 1))
}

/** Where a section first differs, with both values as text; null for what is missing. */
export interface PlaceOfDifference {
  path: string
  recorded: string | null
  replayed: string | null
}

const shown = (value: unknown): string | null => {
  const text = textOf(value) ?? null
  return text === '' ? '""' : text
}

/** Finds a recorded value by its code. */
type Find = (code: string, like: unknown) => string

/**
 * Where a new value differs from its codes, if it does. The members of what differs are only looked
 * at while they can be told: most of them are the same.
 */
const placeInValue = (
  at: string,
  codes: string,
  value: unknown,
  most: number,
  find: Find,
): PlaceOfDifference | null => {
  const members = membersOf(value, most).map((member, index) => ({
    ...member,
    code: codes.slice(index * LENGTH, (index + 1) * LENGTH),
  }))
  const differs = (member: (typeof members)[number]) => codeOf(member.value) !== member.code
  let found = members.find(differs)
  for (let next = found; next;) {
    const { path } = next
    const inside = members.filter(member => member.path.startsWith(`${path}.`))
    const level = inside.filter(member => !member.path.slice(path.length + 1).includes('.'))
    const wrong = level.filter(differs)
    next = wrong.length === 1 || wrong.length * 2 <= level.length ? wrong[0] : undefined
    found = next ?? found
  }
  if (!found) {
    if (codes.length === members.length * LENGTH) return null
    return { path: at, recorded: 'a value with other members', replayed: shown(value) }
  }
  const path = [at, found.path].filter(Boolean).join('.')
  return { path, recorded: find(found.code, found.value), replayed: shown(found.value) }
}

const isWithin = (path: string, other: string) =>
  other === '' || path === other || path.startsWith(`${other}.`)

/**
 * Compares what the log tells of a section's change with the change here; both start from the same
 * state. `parts` is undefined if the section did not change in the log.
 */
export const placeOfDifference = (
  section: string,
  parts: Parts | undefined,
  states: States,
  find: Find,
): PlaceOfDifference | null => {
  const [before, after] = states.map(state => contentOf(state, section))
  const told = new Map(Object.entries(parts ?? {}))
  for (const [path, codes] of told) {
    const is = valueAt(after, path)
    if (codes === null && is !== undefined) return { path, recorded: null, replayed: shown(is) }
    if (codes === null) continue
    if (is === undefined) return { path, recorded: find(codes, undefined), replayed: null }
    const place = placeInValue(path, codes, is, shareOf(told.size), find)
    if (place) return place
  }
  // All that changed in the log changed in the same way: something else changed here.
  const own = changesIn(before, after).find(
    ({ path }) => ![...told.keys()].some(other => isWithin(path, other) || isWithin(other, path)),
  )
  return own ? { path: own.path, recorded: shown(own.before), replayed: shown(own.after) } : null
}

/** How far from a number its recorded counterpart is looked for. */
const NEAR = 10_000

/** How many values are looked through. */
const MOST_VALUES = 500_000

/**
 * Finds values by their codes: a recorded value is nearly always one that stands elsewhere in the
 * session, such as in an earlier state, an event or an answer.
 */
export const createFinder = (known: () => Iterable<unknown>): Find => {
  let values: ReadonlyMap<string, unknown> | null = null

  const collect = () => {
    const found = new Map<string, unknown>()
    const open: unknown[] = [...known(), [], {}, '', null, false, true]
    while (open.length > 0 && found.size < MOST_VALUES) {
      const value = open.pop()
      if (value === undefined) continue
      const code = codeOf(value)
      if (found.has(code)) continue
      found.set(code, value)
      if (isObject(value)) open.push(...Object.values(value), ...Object.keys(value))
    }
    return found
  }

  const nearby = (code: string, like: unknown): unknown => {
    const middle = typeof like === 'number' && Number.isInteger(like) ? like : 0
    for (let step = 0; step <= NEAR; step += 1)
      for (const value of [middle - step, middle + step]) if (codeOf(value) === code) return value
    return undefined
  }

  return (code, like) => {
    values ??= collect()
    const value = values.has(code) ? values.get(code) : nearby(code, like)
    return shown(value) ?? 'a value that the log does not tell'
  }
}
