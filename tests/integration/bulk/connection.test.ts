import { describe, expect, test } from 'vitest'
import { NOT_SENT } from '@/api/core/api-error'
import type { WireRequest } from '@/ports/ports'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkResumed, bulkStarted, bulkStopRequested } from '@/store/bulk/events'
import { selectDiskRows } from '@/store/project/disks/disks'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { phaseOf, planFor, resultsOf } from './support'

const LIST = '/projects/mock-project/disks'

type Options = Partial<Parameters<typeof startConsole>[0]>

const isDelete = ({ method }: WireRequest) => method === 'DELETE'

/** The plan to delete the disks of a project, with the names of those that can be. */
const review = async (options: Options = {}) => {
  const console = await startConsole({ path: LIST, ...options })
  const rows = selectDiskRows(console.state(), { project: 'mock-project' })
  const plan = planFor(rows, 'delete', 'disk', LIST)
  await console.send(bulkRequested(plan))
  return { console, names: plan.rows.flatMap(({ name, source }) => (source ? [name] : [])) }
}

const having = (console: TestConsole, names: readonly string[], wanted: RegExp) =>
  names.filter(name => wanted.test(resultsOf(console)[name] ?? ''))

const sent = (console: TestConsole) => console.requests.filter(isDelete).length

describe('a plan that loses the connection', () => {
  test('sends nothing, waits, and goes on by itself', async () => {
    const { console, names } = await review()
    expect(names.length).toBeGreaterThan(6)
    await console.advance(1_000)
    console.setServer('down')
    await console.send(bulkStarted())
    expect(phaseOf(console)).toBe('disconnected')
    // It could not even be checked who is signed in.
    expect(sent(console)).toBe(0)
    expect(having(console, names, /^waiting/)).toEqual(names)
    await console.advance(60_000)
    expect(sent(console)).toBe(0)
    console.setServer('up')
    await console.advance(60_000)
    expect(phaseOf(console)).toBe('finished')
    expect(having(console, names, /^done$/)).toEqual(names)
  })

  test('sends nothing if it was lost before', async () => {
    const { console, names } = await review()
    console.setServer('down')
    await console.send(refreshRequested())
    await console.send(bulkStarted())
    expect([phaseOf(console), sent(console)]).toEqual(['disconnected', 0])
    await console.send(bulkStopRequested())
    expect(phaseOf(console)).toBe('stopped')
    await console.send(bulkResumed())
    console.setServer('up')
    await console.advance(60_000)
    expect(having(console, names, /^done$/)).toEqual(names)
  })

  test('keeps for a reload that nothing was sent', async () => {
    const { console, names } = await review()
    console.setServer('down')
    await console.send(refreshRequested())
    await console.send(bulkStarted())
    const { results } = JSON.parse(console.storage.get('session/basalt-bulk-results') ?? '') as {
      results: Record<string, { status: string }>
    }
    expect(Object.values(results).map(({ status }) => status)).toEqual(names.map(() => 'waiting'))
  })
})

describe('a plan whose requests a proxy cannot deliver', () => {
  const refusing =
    (isRefused: (request: WireRequest) => boolean, code: string): NonNullable<Options['wire']> =>
    (request, next) =>
      isRefused(request)
        ? Promise.resolve({
            status: 502,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ error_code: code, message: 'Nothing listens there.' }),
          })
        : next(request)

  test('does all of them when the proxy can', async () => {
    let isDown = true
    const { console, names } = await review({
      wire: refusing(
        request => isDown && (isDelete(request) || /ping/.test(request.url)),
        NOT_SENT,
      ),
    })
    await console.send(bulkStarted())
    expect(phaseOf(console)).toBe('disconnected')
    expect(having(console, names, /^waiting$/)).toEqual(names)
    isDown = false
    await console.advance(60_000)
    expect(having(console, names, /^done$/)).toEqual(names)
  })

  test('says that nothing was done if only they cannot be delivered', async () => {
    const { console, names } = await review({ wire: refusing(isDelete, NOT_SENT) })
    await console.send(bulkStarted())
    expect(phaseOf(console)).toBe('finished')
    expect(having(console, names, /^Nothing listens there\. Nothing was changed\.$/)).toEqual(names)
    expect(sent(console)).toBe(names.length)
  })

  test('leaves open what came of them if it does not say that they were not sent', async () => {
    const { console, names } = await review({ wire: refusing(isDelete, 'ServiceNotAvailable') })
    await console.send(bulkStarted())
    expect(having(console, names, /may have been done anyway/)).toEqual(names)
  })
})
