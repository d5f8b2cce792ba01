import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiDocument, Schema } from '@/api/documents/document'
import { loadDocument } from '@/api/documents/load'
import { contentOf, publishedOperations, successOf } from '@/api/documents/read'
import { snakeToCamelKey } from '@/lib/case'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { LADDER, NEWEST } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import { keyOf, translateCall } from '@/api/releases/translate'
import { Unsupported } from '@/api/releases/step'
import { trailOf } from '@/mirage/releases/trail'
import { ApiFailure } from '@/mirage/server/errors'
import { createBackend, type Backend } from '@/mirage/server/create'
import { arbitrariesOf } from '#tests/support/arbitrary'

/*
 * The backend's projections read what the console's steps have made older, and the other way round.
 * Both are written by themselves, so what survives both has kept its meaning.
 */

/** Samples of each body and result. */
const RUNS = 60

/** What older bodies leave to the rack, which does the same: by operation and path. */
const IMPLIED = [
  // Before release 18, an interface has one address, and an address comes from one default pool.
  /^instance(NetworkInterface)?Create (networkInterfaces\.)?(params\.)?(ipConfig\.)?(type|value)/,
  /^(instanceEphemeralIpAttach|probeCreate|instanceCreate) (externalIps\.)?poolSelector\.ipVersion$/,
  // Before release 17, a pool may have addresses of both versions.
  /^systemIpPoolCreate ipVersion$/,
]

/** What older results leave out or imply: by operation and path. */
const DERIVED = [
  // Before release 16, only floating IPs have a pool, and the addresses for SNAT are not shown.
  /^instance(ExternalIpList items(\.ipPoolId)?|EphemeralIpAttach ipPoolId)$/,
  // Before release 15, management addresses are networks, and only those of IP are shown.
  /^networkingSwitchPortLldpNeighbors items\.managementIp/,
  // Only these pools are in the list before release 22.
  /^systemIpPool\w+ (items\.)?assignment$/,
  // From the sources of the group before release 19.
  /^multicastGroup\w+ (items\.)?hasAnySourceMember$/,
]

/** Operations whose results the backend takes from its data. */
const FROM_DATA = ['networkingBgpExported', 'systemIpPoolUtilizationView']

const newest = await loadDocument(NEWEST)
const operations = publishedOperations(newest.document)
const { valueOf } = arbitrariesOf(newest.document)

const ID = '5c9e0ac1-54d8-4d5a-9f5b-a1ae2e5ebd38'

const isNothing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** The paths at which the second value differs, without indices; `-` if it has nothing there. */
const differences = (one: unknown, other: unknown, path: readonly string[] = []): string[] => {
  if (Object.is(one, other) || (isNothing(one) && isNothing(other))) return []
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return [(isNothing(other) ? '-' : '') + path.filter(key => !/^\d+$/.test(key)).join('.')]
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].flatMap(key =>
    differences(Reflect.get(one, key), Reflect.get(other, key), [...path, key]),
  )
}

/** The names of all fields in a schema. */
const namesIn = (document: ApiDocument, schema: Schema): ReadonlySet<string> => {
  const names = new Set<string>()
  const seen = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, each] of Object.entries(value)) {
      if (key === 'properties')
        for (const name of Object.keys(each)) names.add(snakeToCamelKey(name))
      if (key === '$ref' && !seen.has(each)) {
        seen.add(each)
        walk(document.components.schemas[String(each).split('/').at(-1)!])
      } else walk(each)
    }
  }
  walk(schema)
  return names
}

const unexpected = (faults: readonly string[], expected: readonly RegExp[]) =>
  faults.filter(fault => !expected.some(each => each.test(fault.replace(' -', ' '))))

/** What `run` returns; undefined if the console or the backend refuses it. */
const unlessRefused = <Result>(run: () => Result): Result | undefined => {
  try {
    return run()
  } catch (error) {
    if (error instanceof Unsupported || error instanceof ApiFailure) return undefined
    throw error
  }
}

type Convert = ((value: unknown, speaking: object) => unknown) | undefined

const older = LADDER.filter(({ release }) => release !== NEWEST)

describe.each(older)('with a rack of release $release', async ({ release }) => {
  const [{ document, parsers }, steps] = await Promise.all([
    loadDocument(release),
    loadSteps(release),
  ])
  const byCall = new Map(
    publishedOperations(document).map(each => [keyOf(`${each.method} ${each.path}`), each]),
  )
  let backend: Backend
  beforeAll(() => {
    backend = createBackend({ release, latency: 0 })
  })
  afterAll(() => backend.stop())

  /** The operations that have changed since. */
  const changed = operations.flatMap(operation => {
    const id = operation.id as AnyOperationId
    const path = Object.fromEntries(
      [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key ?? '', ID]),
    )
    const call = (body?: unknown) =>
      translateCall(allOperations[id], { path, query: {}, body }, release, steps)
    const translated = unlessRefused(call)
    const there = translated && byCall.get(keyOf(`${translated.method} ${translated.path}`))
    const { id: served, changes = [] } =
      (there && trailOf(release, `${there.method} ${there.path}`)) ?? {}
    if (!there || served !== id || changes.length === 0) return []
    /** Converts a value as the backend does. */
    const project = (part: 'body' | 'result', value: unknown) =>
      (part === 'body' ? changes : changes.toReversed()).reduce((found, change) => {
        const convert = change[part] as Convert
        const versions = { backendState: backend.backendState, rack: release, client: release }
        return convert ? convert.call(change, found, versions) : found
      }, value)
    return [{ id, operation, there, call, project }]
  })

  /** The differences between samples and what they are after `convert`. */
  const compare = (
    id: string,
    schema: Schema,
    parse: (sample: unknown) => unknown,
    convert: (sample: unknown) => unknown,
  ) => {
    const found = new Set<string>()
    let count = 0
    for (const sample of fc.sample(valueOf(schema), { seed: release, numRuns: RUNS })) {
      const meant = parse(sample)
      const read = meant && unlessRefused(() => convert(sample))
      if (read === undefined) continue
      count += 1
      for (const path of differences(meant, read)) found.add(`${id} ${path}`)
    }
    return count > 0 ? [...found] : [`${id} is never compared`]
  }

  test('every body means to the rack what it meant to the console, or is refused', () => {
    const faults = changed.flatMap(({ id, operation, there, call, project }) => {
      const { schema, type } = contentOf(operation.operation.requestBody?.content)
      const { body: parser } = newest.parsers.of(id)
      if (!schema || !parser || type !== 'application/json') return []
      const parse = (value: unknown) => parser.safeParse(value).data
      return compare(id, schema, parse, sample => {
        const { body } = call(sample).args
        return parse(project('body', parsers.of(there.id).body?.parse(body)))
      })
    })
    expect(unexpected(faults, IMPLIED)).toEqual([])
  })

  test('every result is read as the rack meant it, or refused', () => {
    const faults = changed.flatMap(({ id, operation, there, call, project }) => {
      const { schema } = successOf(operation)
      const { result: parser } = newest.parsers.of(id)
      const { schema: known } = successOf(there)
      if (!schema || !parser || !known || FROM_DATA.includes(id)) return []
      const sayable = namesIn(document, known)
      const parse = (value: unknown) => parser.safeParse(value).data
      const convert = (sample: unknown) => {
        // Random results may be such as the operation never has.
        const answered = parsers.of(there.id).result?.safeParse(project('result', sample))
        return answered?.success ? call().read(answered.data) : undefined
      }
      return compare(id, schema, parse, convert).filter(
        fault => !fault.includes(' -') || sayable.has(fault.split(/[-.]/).at(-1)!),
      )
    })
    expect(unexpected(faults, DERIVED)).toEqual([])
  })
})
