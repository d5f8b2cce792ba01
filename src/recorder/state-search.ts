import { SLICE, type Slices } from '@/lib/slices'
import { partsOf } from '@/lib/value-diff'
import { changedSections, sectionOf } from './changes'
import type { Log } from './log'
import { startReplay, type Build, type ReplayedState } from './stepper'

/* Where in a session the state came to hold words, and where it no longer held them. */

/** What one step changed about the words in one section of the state. */
export interface StateHit {
  /** Inputs replayed up to and including the step; 0 for the state at the start. */
  position: number
  /** The name of the section in a fingerprint. */
  section: string
  /** Where in the section, for the first place. */
  path: string
  /** What holds the words there, or held them. */
  excerpt: string
  /** Whether the section came to hold them. */
  isHeld: boolean
  /** How many places of the section did, or no longer do. */
  places: number
  /** Whether no place of the state held them before, or none does any more. */
  isOnly: boolean
}

/** How far the search is, and what it has found since the last time. */
export interface StateSearchProgress {
  position: number
  hits: readonly StateHit[]
  /** Whether the whole session was searched. */
  isComplete: boolean
  /** From which position on the states are those of this build, which the log does not have. */
  divergedAt: number | null
}

/** A search that has found so much ends: its words are too common. */
const MOST_HITS = 1_000

/** Words are told apart by the bits of a number. Further ones are not looked for. */
const MOST_WORDS = 30

/** Characters of a long value that are shown before and after a word. */
const AROUND = 40

const NOTHING: ReplayedState = { actors: {}, api: { queries: {} } }

/** What a value has of the words. */
interface Scan {
  /** As bits. */
  words: number
  /** How many places in it hold them all. */
  places: number
  /** Whether it is such a place itself, and not a part of it. */
  isPlace: boolean
}

const NONE: Scan = { words: 0, places: 0, isPlace: false }

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

const textOf = (value: unknown) => (value instanceof Date ? value.toJSON() : String(value))

/** Members by their names; the items of a list have none. */
const membersOf = (value: object): readonly (readonly [string, unknown])[] =>
  Array.isArray(value)
    ? value.map((item: unknown) => ['', item] as const)
    : Object.entries(value).filter(([, member]) => member !== undefined)

/** A text, or the part of it around a word. */
const excerptOf = (text: string, word: RegExp) => {
  const at = Math.max(text.search(word), 0)
  const [from, to] = [Math.max(at - AROUND, 0), at + 2 * AROUND]
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}

/** Letters that mean something in a pattern. */
const SPECIAL = /[\\^$.*+?()[\]{}|]/g

/** The words of a search, each as a pattern that ignores case. */
export const wordsOf = (text: string): readonly RegExp[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map(word => new RegExp(word.replace(SPECIAL, '\\$&'), 'i'))

/**
 * Looks for words in values. A place holds them all, in its names and texts, and none of its parts
 * does: one text, or the fields of one object. The rows of a list are no place together, so that
 * “db1 stopped” is not found while another row is stopped. Objects are scanned once: states share
 * what has not changed.
 */
const createScanner = (words: readonly RegExp[], wanted: number) => {
  const scans = new WeakMap<object, Scan>()
  const names = new Map<string, number>()

  const bitsOf = (text: string) => {
    let bits = 0
    for (const [index, word] of words.entries())
      if (wanted & (1 << index) && word.test(text)) bits |= 1 << index
    return bits
  }
  const bitsOfName = (name: string) => {
    const known = names.get(name)
    if (known !== undefined) return known
    const bits = bitsOf(name)
    names.set(name, bits)
    return bits
  }

  const scanObject = (value: object): Scan => {
    const known = scans.get(value)
    if (known) return known
    let [bits, places, isInPart, areRows] = [0, 0, false, false]
    const isList = Array.isArray(value)
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue
      const scan = scanMember(isList ? '' : name, member)
      bits |= scan.words
      places += scan.places
      isInPart ||= scan.words === wanted
      areRows ||= isList && isObject(member)
    }
    const isPlace = bits === wanted && !isInPart && !areRows
    const scan = { words: bits, places: isPlace ? 1 : places, isPlace }
    scans.set(value, scan)
    return scan
  }

  /** Scans all objects of a value, inner ones first. */
  function* scanned(value: unknown): Slices<void> {
    const objects = isObject(value) ? [value] : []
    for (let at = 0; at < objects.length; at += 1) {
      for (const member of Object.values(objects[at]!))
        if (isObject(member) && !scans.has(member)) objects.push(member)
      if (at % SLICE === SLICE - 1) yield
    }
    for (let at = objects.length - 1; at >= 0; at -= 1) {
      scanObject(objects[at]!)
      if (at > 0 && at % SLICE === 0) yield
    }
  }

  const scanMember = (name: string, value: unknown): Scan => {
    const named = name === '' ? 0 : bitsOfName(name)
    const scan = isObject(value) ? scanObject(value) : null
    if (scan && (named === 0 || scan.words === wanted)) return scan
    const bits = named | (scan ? scan.words : bitsOf(textOf(value)))
    if (bits === 0) return NONE
    return { words: bits, places: bits === wanted ? 1 : 0, isPlace: bits === wanted }
  }

  /** For each word, the text that has it, named and shortened. */
  const excerpt = (name: string, value: unknown): string => {
    const found: string[] = []
    let left = wanted
    const visit = (its: string, part: unknown) => {
      const isText = !isObject(part)
      const text = isText ? textOf(part) : ''
      const bits = left & ((its === '' ? 0 : bitsOfName(its)) | (isText ? bitsOf(text) : 0))
      if (bits !== 0) {
        left &= ~bits
        const word = words.find((_, index) => bits & (1 << index))!
        found.push([its, isText ? excerptOf(text, word) : '{…}'].filter(Boolean).join(': '))
      }
      if (isText) return
      for (const [each, member] of membersOf(part)) if (left !== 0) visit(each, member)
    }
    visit(name, value)
    return found.join(', ')
  }

  /** The first place of a value that has one. */
  const firstPlace = (name: string, value: unknown, path: readonly string[]): Place => {
    if (scanMember(name, value).isPlace || !isObject(value))
      return { path: path.join('.'), excerpt: excerpt(name, value) }
    const isList = Array.isArray(value)
    for (const [key, member] of partsOf(value))
      if (scanMember(isList ? '' : key, member).places > 0)
        return firstPlace(isList ? '' : key, member, [...path, key])
    throw new Error('A value with places has none.')
  }

  /** The places that are new in a value, and those that are gone. */
  function* compare(before: unknown, after: unknown): Slices<Record<'gone' | 'held', Changed>> {
    yield* scanned(after)
    const gone: Changed = { places: 0, first: null }
    const held: Changed = { places: 0, first: null }
    const add = (to: Changed, scan: Scan, ...value: Parameters<typeof firstPlace>) => {
      if (scan.places === 0) return
      to.places += scan.places
      to.first ??= firstPlace(...value)
    }
    const visit = (name: string, was: unknown, is: unknown, path: readonly string[]) => {
      if (was === is) return
      const [old, now] = [was, is].map(value =>
        value === undefined ? NONE : scanMember(name, value),
      ) as [Scan, Scan]
      if (old.places + now.places === 0 || (old.isPlace && now.isPlace)) return
      const isList = Array.isArray(was)
      const areAlike = isObject(was) && isObject(is) && isList === Array.isArray(is)
      if (areAlike && !old.isPlace && !now.isPlace) {
        const [its, others] = [partsOf(was), partsOf(is)]
        for (const key of new Set([...its.keys(), ...others.keys()]))
          visit(isList ? '' : key, its.get(key), others.get(key), [...path, key])
        return
      }
      add(gone, old, name, was, path)
      add(held, now, name, is, path)
    }
    visit('', before, after, [])
    return { gone, held }
  }

  return { compare, bitsOf }
}

interface Place {
  path: string
  excerpt: string
}

interface Changed {
  places: number
  first: Place | null
}

/** Follows the words through the states of a session, given in turn. */
const createStateSearch = (text: string) => {
  const words = wordsOf(text).slice(0, MOST_WORDS)
  const all = 2 ** words.length - 1
  const named = createScanner(words, all)
  const scanners = new Map<number, ReturnType<typeof createScanner>>([[all, named]])
  /** How many places of the state hold the words. */
  let total = 0

  /** Words in the name of a section need not be in it again, unless all of them are. */
  const scannerOf = (section: string) => {
    const wanted = all & ~named.bitsOf(section) || all
    const scanner = scanners.get(wanted) ?? createScanner(words, wanted)
    scanners.set(wanted, scanner)
    return scanner
  }

  return function* (
    before: ReplayedState,
    after: ReplayedState,
    position: number,
  ): Slices<StateHit[]> {
    if (words.length === 0) return []
    const hadNone = total === 0
    const found: Omit<StateHit, 'isOnly'>[] = []
    for (const section of changedSections(before, after)) {
      const { compare } = scannerOf(section)
      const change = yield* compare(sectionOf(before, section), sectionOf(after, section))
      total += change.held.places - change.gone.places
      for (const [name, { places, first }] of Object.entries(change))
        if (first) found.push({ position, section, ...first, isHeld: name === 'held', places })
    }
    return found.map(hit => ({ ...hit, isOnly: hit.isHeld ? hadNone : total === 0 }))
  }
}

/**
 * Replays a log and looks for words in each of its states: one task of the log at a time, and large
 * states in slices. Ends before the log does if there is too much to find. Whoever stops it stops
 * its console.
 */
export async function* searchState(
  log: Log,
  build: Build,
  text: string,
): AsyncGenerator<StateSearchProgress, void> {
  const search = createStateSearch(text)
  const running = await startReplay(log, build)
  try {
    let position = 0
    let divergedAt = running.divergence ? 0 : null
    let slices = search(NOTHING, running.state(), position)
    for (let found = 0; found < MOST_HITS;) {
      const slice = slices.next()
      const hits = slice.done ? slice.value : []
      found += hits.length
      yield { position, hits, isComplete: false, divergedAt }
      if (!slice.done) continue
      const step = await running.step()
      if (!step) return yield { position, hits: [], isComplete: true, divergedAt }
      position += step.inputs.length
      if (step.divergence) divergedAt = position
      slices = search(step.before, step.after, position)
    }
  } finally {
    running.stop()
  }
}
