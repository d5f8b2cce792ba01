import { describe, expect, test } from 'vitest'
import { bulkRequested } from '@/store/bulk/bulk'
import {
  bulkChanged,
  bulkResumed,
  bulkRetryRequested,
  bulkStarted,
  bulkStopRequested,
} from '@/store/bulk/events'
import { BULK, selectBulk } from '@/store/bulk/selectors'
import { plainText } from '@/lib/rich-text'
import { selectBulkView } from '@/store/bulk/view'
import { formCancelled } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { instanceBulk } from '@/store/project/instances/bulk'
import { selectInstanceRows } from '@/store/project/instances/instances'
import { refreshRequested } from '@/store/queries/slice'
import { signOutRequested } from '@/store/session/session'
import type { Ports, WireRequest } from '@/ports/ports'
import { chaosAnswer } from '@/mirage/server/faults'
import { holderOf } from '@/mirage/rules/disk-states'
import { createRandom } from '@/mirage/server/random'
import { startConsole, type TestConsole } from '#tests/support/console'
import { countOf, recordOf, toastsOf } from '../instances/support'
import { phaseOf, planFor, resultsOf } from './support'

const PROJECT = 'blank-slate'
/** How many of the instances run. */
const RUNNING = 11

const LIST = `/projects/${PROJECT}/instances`

type Options = Partial<Parameters<typeof startConsole>[0]>

/** The list of a thousand stopped instances, after some of the first page were started. */
const open = async (options: Options = {}) => {
  const console = await startConsole({ path: LIST, scenario: 'large', ...options })
  const names = rowsOf(console).map(({ name }) => name)
  for (const name of names.slice(0, RUNNING))
    await console.backend.handle({
      method: 'POST',
      url: `/v1/instances/${name}/start?project=${PROJECT}`,
      headers: {},
      body: null,
    })
  await console.advance(60_000)
  await console.send(refreshRequested())
  return console
}

const rowsOf = (console: TestConsole) => selectInstanceRows(console.state(), { project: PROJECT })

const STOP = (url: string) => /\/instances\/([^/]+)\/stop/.exec(url)?.[1]

/** Asks to stop all rows of the first page. */
const review = async (console: TestConsole) => {
  const plan = planFor(rowsOf(console), 'stop', 'instance', LIST)
  await console.send(bulkRequested(plan))
  return plan
}

const ableOf = (plan: { requests: object }) => Object.keys(plan.requests).length

const failing = (names: readonly string[]): NonNullable<Options['wire']> => {
  const left = new Set(names)
  return (request, next) => {
    const name = STOP(request.url)
    if (name === undefined || !left.delete(name)) return next(request)
    return Promise.resolve({
      status: 500,
      headers: { 'x-request-id': `r-${name}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Internal Server Error', request_id: `r-${name}` }),
    })
  }
}

describe('stopping many instances', () => {
  test('sends nothing before the plan is confirmed, and leaves out those that cannot', async () => {
    const console = await open()
    const plan = await review(console)
    expect(phaseOf(console)).toBe('reviewing')
    expect(console.state().dialogs.open).toEqual([BULK])
    expect(countOf(console, 'POST', '/v1/instances')).toBe(0)
    const states = new Set(rowsOf(console).map(({ runState }) => runState))
    expect(states.size).toBeGreaterThan(1)
    expect(ableOf(plan)).toBeLessThan(rowsOf(console).length)
    expect(ableOf(plan)).toBeGreaterThan(4)
    await console.send(bulkStarted())
    expect(phaseOf(console)).toBe('finished')
    expect(countOf(console, 'POST', '/v1/instances')).toBe(ableOf(plan))
    // The dialog says it.
    expect(toastsOf(console)).toEqual([])
  })

  test('runs four requests at a time', async () => {
    let running = 0
    let most = 0
    const console = await open({
      wire: async (request, next) => {
        if (STOP(request.url) === undefined) return next(request)
        running += 1
        most = Math.max(most, running)
        const response = await next(request)
        running -= 1
        return response
      },
    })
    await review(console)
    await console.send(bulkStarted())
    expect(most).toBe(4)
  })

  test('shows why a row failed, and tries only that row again', async () => {
    let wire = failing([])
    const console = await open({ wire: (request, next) => wire(request, next) })
    const plan = await review(console)
    const [first = '', second = ''] = plan.rows.flatMap(({ name, source }) => (source ? name : []))
    wire = failing([first, second])
    await console.send(bulkStarted())
    expect(resultsOf(console)[first]).toMatch(/Internal Server Error/)
    const before = countOf(console, 'POST', '/v1/instances')
    await console.send(bulkRetryRequested())
    expect(countOf(console, 'POST', '/v1/instances')).toBe(before + 2)
    expect([resultsOf(console)[first], resultsOf(console)[second]]).toEqual(['done', 'done'])
  })

  test('is not replaced by another while it runs, which is told', async () => {
    const console = await open({
      hold: ({ url }) => (STOP(url) === undefined ? null : new Promise(() => {})),
    })
    const plan = await review(console)
    await console.send(bulkStarted())
    await console.send(bulkRequested({ ...plan, title: 'Delete project web' }))
    expect(selectBulk(console.state()).plan?.title).toBeUndefined()
    expect(phaseOf(console)).toBe('running')
    expect(toastsOf(console).map(({ title }) => title)).toEqual([
      'Could not start “Delete project web”',
    ])
  })

  test('can be stopped, and goes on with the rest', async () => {
    const gates: (() => void)[] = []
    const hold = ({ url }: WireRequest) =>
      STOP(url) === undefined ? null : new Promise<void>(resolve => gates.push(resolve))
    const release = async (console: TestConsole) => {
      for (const pass of gates.splice(0)) pass()
      await console.settle()
    }
    const console = await open({ hold })
    const plan = await review(console)
    await console.send(bulkStarted())
    await console.send(bulkStopRequested())
    expect(phaseOf(console)).toBe('stopping')
    await release(console)
    expect(phaseOf(console)).toBe('stopped')
    expect(Object.values(resultsOf(console)).filter(each => each === 'done')).toHaveLength(4)
    await console.send(bulkResumed())
    while (phaseOf(console) === 'running') await release(console)
    expect(phaseOf(console)).toBe('finished')
    expect(countOf(console, 'POST', '/v1/instances')).toBe(ableOf(plan))
  })

  test('goes on while the dialog is closed and another page is open', async () => {
    const gates: (() => void)[] = []
    const hold = ({ url }: WireRequest) =>
      STOP(url) === undefined ? null : new Promise<void>(resolve => gates.push(resolve))
    const console = await open({ hold })
    await review(console)
    await console.send(bulkStarted())
    await console.send(formCancelled({ form: BULK }))
    await console.send(navigationRequested({ to: '/settings/ssh-keys' }))
    expect(phaseOf(console)).toBe('running')
    while (phaseOf(console) === 'running') {
      for (const pass of gates.splice(0)) pass()
      await console.settle()
    }
    // Nothing is left to do or to read.
    expect(phaseOf(console)).toBe('empty')
    expect(console.storage.has('session/basalt-bulk-plan')).toBe(false)
    expect(toastsOf(console).map(({ variant }) => variant)).toEqual(['success'])
  })

  test('tells its failures in a toast if the dialog is closed', async () => {
    const gates: (() => void)[] = []
    let wire = failing([])
    const console = await open({
      hold: ({ url }) =>
        STOP(url) === undefined ? null : new Promise<void>(resolve => gates.push(resolve)),
      wire: (request, next) => wire(request, next),
    })
    const plan = await review(console)
    wire = failing(plan.rows.flatMap(({ name, source }) => (source ? name : [])).slice(0, 2))
    await console.send(bulkStarted())
    await console.send(formCancelled({ form: BULK }))
    while (phaseOf(console) === 'running') {
      for (const pass of gates.splice(0)) pass()
      await console.settle()
    }
    expect(phaseOf(console)).toBe('finished')
    expect(toastsOf(console)).toEqual([
      {
        variant: 'error',
        title: `Stop ${ableOf(plan)} instances`,
        text: `${ableOf(plan) - 2} instances are stopping, 2 failed`,
      },
    ])
  })

  test('is forgotten if it is not started', async () => {
    const console = await open()
    await review(console)
    await console.send(formCancelled({ form: BULK }))
    expect(phaseOf(console)).toBe('empty')
    expect(console.storage.has('session/basalt-bulk-plan')).toBe(false)
  })
})

test('a plan is not kept anew with each of its requests, but its results are', async () => {
  const written: string[] = []
  const console = await open({ isStorageFull: slot => (written.push(slot), false) })
  const plan = await review(console)
  await console.send(bulkStarted())
  expect(phaseOf(console)).toBe('finished')
  const times = (key: string) => written.filter(slot => slot === `session/${key}`).length
  expect(times('basalt-bulk-plan')).toBeLessThan(3)
  expect(times('basalt-bulk-results')).toBeGreaterThan(ableOf(plan))
})

describe('a plan whose page is left', () => {
  const leave = async () => {
    const hold = ({ url }: WireRequest) =>
      STOP(url) === undefined ? null : new Promise<void>(() => undefined)
    const console = await open({ hold })
    const plan = await review(console)
    await console.send(bulkStarted())
    const kept = Object.fromEntries(console.storage)
    console.stop()
    return { kept, plan }
  }

  test('says where it stood, and sends nothing until it is told to go on', async () => {
    const { kept, plan } = await leave()
    const console = await startConsole({ kept, path: '/settings/ssh-keys', scenario: 'large' })
    expect(phaseOf(console)).toBe('restored')
    expect(console.state().dialogs.open).toEqual([BULK])
    expect(countOf(console, 'POST', '/v1/instances')).toBe(0)
    const results = Object.values(resultsOf(console))
    expect(results.filter(each => each === 'unknown')).toHaveLength(4)
    expect(results.filter(each => each === 'waiting')).toHaveLength(ableOf(plan) - 4)
    await console.send(bulkResumed())
    expect(phaseOf(console)).toBe('finished')
    expect(countOf(console, 'POST', '/v1/instances')).toBe(ableOf(plan) - 4)
    await console.send(bulkRetryRequested())
    expect(countOf(console, 'POST', '/v1/instances')).toBe(ableOf(plan))
    expect(Object.values(resultsOf(console))).not.toContain('unknown')
  })

  test('is not shown to another user', async () => {
    const { kept } = await leave()
    const console = await startConsole({ kept, path: '/settings/ssh-keys', user: 'Greta Schist' })
    expect(phaseOf(console)).toBe('empty')
  })

  test('is forgotten at sign-out', async () => {
    const { kept } = await leave()
    const console = await open({ kept })
    await console.send(signOutRequested())
    expect(console.storage.has('session/basalt-bulk-plan')).toBe(false)
  })
})

test('all are stopped in the end, whatever fails and however often the page is left', async () => {
  const random = createRandom(1)
  const statuses = new Set<number>()
  let percent = 0
  let rack: Ports['transport'] | undefined
  const wire: Options['wire'] = async (request, next) => {
    rack ??= next
    const response = await (random.chance(percent) ? chaosAnswer(random) : rack(request))
    statuses.add(response.status)
    return response
  }
  const first = await open({ wire })
  const plan = await review(first)
  percent = 20
  await first.send(bulkStarted())
  let console = first
  let pages = 1
  while (Object.values(resultsOf(console)).filter(each => each === 'done').length < ableOf(plan)) {
    const kept = Object.fromEntries(console.storage)
    console.stop()
    console = await startConsole({ path: LIST, scenario: 'large', kept, wire })
    pages += 1
    await console.send(bulkResumed())
    await console.send(bulkRetryRequested())
  }
  expect(pages).toBeGreaterThan(2)
  expect([...statuses]).toEqual(expect.arrayContaining([401, 404, 500]))
  const { instances } = first.backend.backendState.db
  const stateOf = (name: string) => recordOf(instances, name).runState
  expect(plan.rows.map(({ name }) => stateOf(name))).not.toContain('running')
})

test('deleting ten instances needs the typed word', async () => {
  const console = await open()
  const plan = planFor(rowsOf(console), 'delete', 'instance', LIST)
  expect(ableOf(plan)).toBe(rowsOf(console).length - RUNNING)
  await console.send(bulkRequested(plan))
  await console.send(bulkStarted())
  expect(phaseOf(console)).toBe('reviewing')
  await console.send(bulkChanged({ typed: 'delete' }))
  await console.send(bulkStarted())
  expect(countOf(console, 'DELETE', '/v1/instances')).toBe(ableOf(plan))
})

describe('deleting instances together with their disks', () => {
  const GARDEN = '/projects/rock-garden/instances'

  const reviewed = async (options: Options = {}) => {
    const console = await startConsole({ path: GARDEN, ...options })
    const rows = selectInstanceRows(console.state(), { project: 'rock-garden' })
    const plan = planFor(rows, 'delete', 'instance', GARDEN)
    await console.send(bulkRequested(plan))
    const { instances, disks } = console.backend.backendState.db
    const able = plan.rows.flatMap(({ name, source }) => (source ? name : []))
    const ofAble = [...disks.all()].filter(disk =>
      able.some(name => recordOf(instances, name).id === holderOf(disk)),
    )
    return { console, able, names: ofAble.map(({ name }) => name) }
  }

  const diskNames = ({ backend }: TestConsole) =>
    [...backend.backendState.db.disks.all()].map(({ name }) => name)

  test('names the disks, and leaves them unless that is chosen', async () => {
    const { console, names } = await reviewed()
    const { option } = selectBulkView(console.state())!
    expect(names.length).toBeGreaterThan(1)
    expect(option).toMatchObject({ label: 'Also delete their disks', fate: 'will be detached' })
    expect([...option!.names.values()].flat().toSorted()).toEqual(
      names.map(name => `disk ${name}`).toSorted(),
    )
    await console.send(bulkChanged({ typed: 'delete' }))
    await console.send(bulkStarted())
    expect(diskNames(console)).toEqual(expect.arrayContaining(names))
  })

  test('deletes them after their instances, with a result for each', async () => {
    const { console, able, names } = await reviewed()
    await console.send(bulkChanged({ isWithExtras: true, typed: 'delete' }))
    await console.send(bulkStarted())
    const results = resultsOf(console)
    for (const name of [...able, ...names.map(each => `disk ${each}`)])
      expect([name, results[name]]).toEqual([name, 'done'])
    expect(diskNames(console).filter(name => names.includes(name))).toEqual([])
  })

  test('is kept for a reload before it has started', async () => {
    const { console } = await reviewed()
    await console.send(bulkChanged({ isWithExtras: true }))
    const kept = Object.fromEntries(console.storage)
    console.stop()
    const again = await startConsole({ path: GARDEN, kept })
    expect(phaseOf(again)).toBe('reviewing')
    expect(selectBulkView(again.state())?.option?.fate).toBe('will be deleted')
  })
})

test('the auto-restart policy of many instances is set to one value', async () => {
  const console = await open()
  const policy = instanceBulk.find(each => typeof each !== 'string' && each.id === 'autoRestart')
  if (policy === undefined) throw new Error('There is no such action.')
  const rows = rowsOf(console).slice(0, 3)
  await console.send(bulkRequested(planFor(rows, policy, 'instance', LIST)))
  await console.send(bulkChanged({ value: 'never' }))
  await console.send(bulkStarted())
  expect(Object.values(resultsOf(console))).toEqual(['done', 'done', 'done'])
  const policyOf = (name: string) =>
    recordOf(console.backend.backendState.db.instances, name).autoRestartPolicy
  expect(rows.map(({ name }) => policyOf(name))).toEqual(['never', 'never', 'never'])
})

describe('a plan to start instances', () => {
  const START_MANY = instanceBulk.find(
    action => typeof action === 'object' && action.id === 'start',
  )!

  const reviewStart = async (room: number, options: Options = {}) => {
    const console = await startConsole({ path: LIST, scenario: 'large', ...options })
    const { silos } = console.backend.backendState.db
    const { id, quotas } = recordOf(silos, 'maze-war')
    const { provisioned } = await utilizationOf(console)
    const cpus = provisioned.cpus + room
    silos.update(id, { quotas: { ...quotas, cpus, memory: quotas.memory * 100 } })
    const plan = planFor(rowsOf(console), START_MANY, 'instance', LIST)
    await console.send(bulkRequested(plan))
    return { console, plan, cpus }
  }

  const utilizationOf = async (console: TestConsole) => {
    const { body } = await console.backend.handle({
      method: 'GET',
      url: '/v1/utilization',
      headers: {},
      body: null,
    })
    return JSON.parse(body as string) as { provisioned: { cpus: number } }
  }

  test('leaves out those that the quota has no room for, and says so before it starts', async () => {
    const { console, plan, cpus } = await reviewStart(7)
    const shown = selectBulkView(console.state())!
    const reasons = shown.impossible.map(({ reason }) => plainText(reason))
    expect(reasons.at(-1)).toMatch(
      `No room in the quota of the silo, which has 7 of ${cpus} vCPUs and `,
    )
    const rows = rowsOf(console)
    const taken = shown.rows
      .map(({ row }) => rows.find(({ id }) => id === row.key)!.ncpus)
      .reduce((sum, ncpus) => sum + ncpus, 0)
    expect(taken).toBeLessThanOrEqual(7)
    expect(shown.rows.length).toBeGreaterThan(0)
    expect(shown.rows.length).toBeLessThan(ableOf(plan))
    await console.send(bulkStarted())
    await console.settle()
    expect(phaseOf(console)).toBe('finished')
    expect(Object.values(resultsOf(console)).join()).not.toContain('Limit Exceeded')
    expect(selectBulkView(console.state())?.counts).toMatchObject({
      done: shown.rows.length,
      failed: 0,
    })
  })

  test('says if the quota could not be read, and waits for it until then', async () => {
    let answer = () => undefined as void
    const { console, plan } = await reviewStart(7, {
      hold: ({ url }) =>
        url.startsWith('/v1/utilization')
          ? new Promise<void>(resolve => {
              answer = resolve
            })
          : null,
      wire: (request, next) =>
        request.url.startsWith('/v1/utilization')
          ? Promise.resolve({ status: 400, headers: {}, body: '{"message":"no"}' })
          : next(request),
    })
    expect(selectBulkView(console.state())).toMatchObject({ isCheckingQuota: true, isReady: false })
    answer()
    await console.settle()
    const shown = selectBulkView(console.state())!
    expect(shown).toMatchObject({ isCheckingQuota: false, isReady: true })
    expect(shown.plan.notice).toMatch(/^The quota of the silo could not be read/)
    expect(shown.rows).toHaveLength(ableOf(plan))
  })
})
