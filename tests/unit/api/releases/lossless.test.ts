import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadDocument } from '@/api/documents/load'
import { contentOf, parametersOf, publishedOperations, successOf } from '@/api/documents/read'
import { snakeToCamelKey } from '@/lib/case'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { LADDER, NEWEST } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import { keyOf, translateCall } from '@/api/releases/translate'
import { Unsupported, type Parts } from '@/api/releases/step'
import { arbitrariesOf } from '../../../support/arbitrary'
import { isAbsent, valueAt } from '../../../support/documents'

/*
 * Random answers of the older documents, read as answers of the newest, and random bodies of the
 * newest document, sent to older racks. Nothing may be lost, or become what the reader does not
 * expect.
 */

/** Samples of each answer and body. */
const RUNS = 25

/** Fields whose values older documents leave free, but which racks fill as the newest says. */
const FREE = new Set([
  'authMethod',
  'blockSize',
  'portName',
  'routerLifetime',
  'subnet',
  'switchSlot',
  'transitIps',
])

/** Parts of port settings that refer to each other, or to nothing in random ones. */
const SETTINGS = [
  'gw',
  'interfaceName',
  'linkLldp',
  'lldpLinkConfigId',
  'routerLifetime',
  'txEq',
  'vlanInterfaces',
]

/** Fields of older answers whose meaning is carried by others, by operation. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  networkingAddressLotView: ['nextPage'],
  networkingSwitchPortLldpConfigView: ['managementIp'],
  networkingSwitchPortLldpNeighbors: ['managementIp'],
  networkingSwitchPortSettingsCreate: SETTINGS,
  networkingSwitchPortSettingsView: SETTINGS,
  systemSubnetPoolUtilizationView: ['allocated'],
  systemUpdateStatus: ['generation', 'timeRequested'],
}

/** Fields of the newest bodies that need not be said to an older rack, by operation. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  networkingBgpConfigCreate: ['maxPaths'],
  networkingSwitchPortLldpConfigUpdate: ['managementIp'],
}

/** Parts of the newest answers that older racks have only in other answers, by operation. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  networkingAddressLotView: ['lot'],
}

const newest = await loadDocument(NEWEST)
const operations = publishedOperations(newest.document)

const choicesIn = (schema: unknown, found: Set<unknown>): Set<unknown> => {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'enum') for (const choice of value as unknown[]) found.add(choice)
    else choicesIn(value, found)
  }
  return found
}

const documents = await Promise.all(LADDER.map(({ release }) => loadDocument(release)))
const choices = choicesIn(
  documents.map(({ document }) => document),
  new Set(),
)

/** All keys of maps, texts and numbers that are not choices, without those of some fields. */
const leavesOf = (
  value: unknown,
  except: readonly string[] = [],
  found = new Set<unknown>(),
): Set<unknown> => {
  if (typeof value === 'string' || typeof value === 'number') {
    if (!choices.has(value)) found.add(value)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value))
      if (!except.includes(key)) leavesOf(each, except, found)
  return found
}

const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [key, ...keysOf(each)])
    : []

const missing = <Value>(from: Iterable<Value>, kept: readonly Value[]): readonly Value[] =>
  [...from].filter(each => !kept.includes(each))

const ID = '5c9e0ac1-54d8-4d5a-9f5b-a1ae2e5ebd38'

const pathOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key ?? '', ID]))

/** The result of a call that may be refused; null if it is. */
const unlessRefused = <Result>(call: () => Result): Result | null => {
  try {
    return call()
  } catch (error) {
    if (error instanceof Unsupported) return null
    throw error
  }
}

const older = LADDER.filter(({ release }) => release !== NEWEST)

describe.each(older)('at release $release', async ({ release }) => {
  const [{ document, parsers }, steps] = await Promise.all([
    loadDocument(release),
    loadSteps(release),
  ])
  const byCall = new Map(
    publishedOperations(document).map(each => [keyOf(`${each.method} ${each.path}`), each]),
  )

  const call = (id: AnyOperationId, parts: Parts) =>
    unlessRefused(() => translateCall(allOperations[id], parts, release, steps))

  /** The operations that the rack has, in both documents. */
  const shared = operations.flatMap(operation => {
    const id = operation.id as AnyOperationId
    const translated = call(id, { path: pathOf(operation.path), query: {} })
    const there = translated && byCall.get(keyOf(`${translated.method} ${translated.path}`))
    return there ? [{ id, operation, there }] : []
  })

  test('every answer becomes one of the newest release, and loses nothing', () => {
    const { valueOf } = arbitrariesOf(document)
    const faults = new Set<string>()
    let count = 0
    for (const { id, operation, there } of shared) {
      const { schema } = successOf(there)
      if (!schema) continue
      const asked = contentOf(operation.operation.requestBody?.content).schema
      const bodies = asked ? arbitrariesOf(newest.document).valueOf(asked) : fc.constant(undefined)
      const samples = fc.tuple(valueOf(schema), bodies)
      for (const [answer, body] of fc.sample(samples, { seed: release, numRuns: RUNS })) {
        const valid = parsers.of(there.id).result?.safeParse(answer)
        const translated = call(id, { path: pathOf(operation.path), query: {}, body })
        if (!valid?.success || !translated) continue
        count += 1
        const read = translated.read(valid.data)
        for (const { path, message } of newest.parsers.of(id).result?.safeParse(read).error
          ?.issues ?? []) {
          const field = String(path.findLast(key => typeof key === 'string'))
          const isFree = FREE.has(field) && valueAt(read, path) !== undefined
          const isElsewhere = ELSEWHERE[id]?.includes(field)
          if (!isFree && !isElsewhere && !isAbsent(read, path))
            faults.add(`${id}: ${field}: ${message}`)
        }
        const lost = missing(leavesOf(valid.data, REPLACED[id]), [...leavesOf(read)])
        if (lost.length > 0) faults.add(`${id} lost ${lost.join(', ')}`)
      }
    }
    expect([...faults]).toEqual([])
    expect(count).toBeGreaterThan(2000)
  })

  test('every body is refused, or understood by the rack as it was meant', () => {
    const { valueOf } = arbitrariesOf(newest.document)
    const faults = new Set<string>()
    let count = 0
    for (const { id, operation, there } of shared) {
      const { schema, type } = contentOf(operation.operation.requestBody?.content)
      if (!schema || type !== 'application/json') continue
      for (const body of fc.sample(valueOf(schema), { seed: release, numRuns: RUNS * 4 })) {
        if (newest.parsers.of(id).body?.safeParse(body).success !== true) continue
        const translated = call(id, { path: pathOf(operation.path), query: {}, body })
        if (!translated) continue
        count += 1
        const sent = translated.args.body
        const parsed = parsers.of(there.id).body?.safeParse(sent)
        for (const { path, message } of parsed?.error?.issues ?? [])
          faults.add(`${id}: ${path.join('.')}: ${message}`)
        const kept = [...leavesOf(sent), ...keysOf(sent)]
        const lost = missing(leavesOf(body, IMPLIED[id]), kept)
        if (lost.length > 0) faults.add(`${id} lost ${lost.join(', ')}`)
        const unknown = parsed?.success ? missing(keysOf(sent), keysOf(parsed.data)) : []
        if (unknown.length > 0) faults.add(`${id} sends ${unknown.join(', ')}`)
      }
    }
    expect([...faults]).toEqual([])
    expect(count).toBeGreaterThan(2000)
  })

  test('every query has only parameters that the rack knows', () => {
    const faults = shared.flatMap(({ id, operation, there }) => {
      const namesOf = (published: typeof there) =>
        parametersOf(published, 'query').map(({ name }) => snakeToCamelKey(name))
      const query = Object.fromEntries(namesOf(operation).map(name => [name, 'x']))
      const translated = call(id, { path: pathOf(operation.path), query })
      const unknown = missing(Object.keys(translated?.args.query ?? {}), namesOf(there))
      return unknown.length > 0 ? [`${id} asks by ${unknown.join(', ')}`] : []
    })
    expect(faults).toEqual([])
  })
})
