import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readJson, requestOf } from '@/api/core/wire'
import { loadDocument } from '@/api/documents/load'
import { publishedOperations } from '@/api/documents/read'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { LADDER, NEWEST } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import { translateCall, type Steps } from '@/api/releases/translate'
import { Unsupported } from '@/api/releases/step'
import { isAbsent } from '../../support/documents'
import { createBackend, type Backend } from '@/mirage/server/create'

/*
 * The console reads every answer of a rack of any release as one of the newest. The backend makes
 * its answers by its own projections, so a mistake in either shows here.
 */

/** Objects of the demo data, by the name of the parameter. */
const NAMED: Readonly<Record<string, string>> = {
  project: 'mock-project',
  instance: 'db1',
  vpc: 'mock-vpc',
  subnet: 'mock-subnet',
  router: 'mock-custom-router',
  gateway: 'internet-gateway-1',
  pool: 'ip-pool-1',
  silo: 'maze-war',
  disk: 'disk-1',
  image: 'image-1',
  snapshot: 'snapshot-1',
  floatingIp: 'rootbeer-float',
  addressLot: 'initial-infra',
  asn: '65547',
  announceSet: 'initial',
  nameOrId: 'initial',
}

const TIMES = { startTime: '2025-01-01T00:00:00Z', endTime: '2025-01-01T01:00:00Z' }

const newest = await loadDocument(NEWEST)

const reads = publishedOperations(newest.document).filter(
  ({ method, id }) => method === 'GET' && allOperations[id as AnyOperationId].receive === 'json',
)

const argsOf = ({ operation }: (typeof reads)[number]) => {
  const given = (place: 'path' | 'query') =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter(each => each.in === place)
        .map(({ name }) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
        .flatMap(name => {
          const value = NAMED[name] ?? (TIMES as Record<string, string>)[name]
          return value === undefined ? [] : [[name, value]]
        }),
    )
  return { path: given('path'), query: given('query') }
}

describe.each(LADDER)('a rack of release $release', ({ release, version }) => {
  let backend: Backend
  let steps: Steps
  beforeAll(async () => {
    backend = createBackend({ release, latency: 0 })
    steps = await loadSteps(release)
  })
  afterAll(() => backend.stop())

  test('answers every read in a way that can be read as the newest', async () => {
    const wrong: string[] = []
    let answered = 0
    for (const each of reads) {
      const id = each.id as AnyOperationId
      let translated
      let request
      try {
        translated = translateCall(allOperations[id], argsOf(each), release, steps)
        request = requestOf(
          { ...allOperations[id], method: translated.method, path: translated.path },
          translated.args,
          { host: '', token: null },
          version,
        )
      } catch (error) {
        // Newer than the rack, or an object that has no name here.
        if (error instanceof Unsupported || /^No \w+ given/.test(String((error as Error).message)))
          continue
        throw error
      }
      const response = await backend.handle(request)
      if (response.status === 500) wrong.push(`${id}: ${response.status}`)
      if (response.status !== 200) continue
      answered += 1
      const read = translated.read(readJson(response))
      const result = newest.parsers.of(id).result?.safeParse(read)
      for (const { path, message } of result?.error?.issues ?? []) {
        if (!isAbsent(read, path)) wrong.push(`${id}: ${path.join('.')} ${message}`)
      }
    }
    expect(wrong).toEqual([])
    expect(answered).toBeGreaterThan(50)
  })
})
