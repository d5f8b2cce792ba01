import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type {
  BulkEvent,
  BulkExtras,
  BulkFailure,
  BulkInput,
  BulkPlan,
  BulkResult,
  KeptPlan,
} from '@/machines/bulk-plan/bulk-plan.events'
import { bulkPlanMachine } from '@/machines/bulk-plan/bulk-plan.machine'
import { AT_ONCE, sourcesIn, VALUE } from '@/machines/bulk-plan/bulk-plan.rules'
import { run } from '../run'

const sources = (count: number) => Array.from({ length: count }, (_, at) => `s${at}`)

const planOf = (count: number, more: Partial<BulkPlan> = {}): BulkPlan => ({
  verb: 'Stop',
  noun: 'instance',
  isDanger: true,
  screen: '/projects/p/instances',
  rows: sources(count).map(source => ({ key: source, name: source, source })),
  requests: Object.fromEntries(sources(count).map(source => [source, { type: 'do', payload: {} }])),
  ...more,
})

const planned = (plan: BulkPlan) => ({ type: 'bulk/planned', payload: plan }) as const
const restored = (kept: KeptPlan) => ({ type: 'bulk/restored', payload: kept }) as const
const change = (payload: BulkInput) => ({ type: 'bulk/changed', payload }) as const
const start = { type: 'bulk/started' } as const
const stop = { type: 'bulk/stopRequested' } as const
const resume = { type: 'bulk/resumed' } as const
const retry = { type: 'bulk/retryRequested' } as const
const dismiss = { type: 'bulk/dismissed' } as const
const forget = { type: 'bulk/forgotten' } as const
const succeed = (source: string) => ({ type: 'command/succeeded', payload: { source } }) as const
const fail = (source: string) =>
  ({
    type: 'command/failed',
    payload: { source, error: { message: `No ${source}`, requestId: 'r1' } },
  }) as const

const lose = (source: string, kind: 'network' | 'unsent') =>
  ({
    type: 'command/failed',
    payload: { source, error: { message: `No answer to ${source}`, kind } },
  }) as const
const hold = (source: string) => ({ type: 'bulk/requestHeld', payload: { source } }) as const
const find = (wasLost: boolean) => ({ type: 'bulk/connectionFound', payload: { wasLost } }) as const

const after = (...events: BulkEvent[]) => run(bulkPlanMachine, events)
const startedOf = (emitted: readonly unknown[]) =>
  (emitted as { type: string; payload?: { source: string } }[]).flatMap(({ type, payload }) =>
    type === 'bulk/requestStarted' && payload ? [payload.source] : [],
  )

describe('a plan', () => {
  test('is reviewed before anything is sent', () => {
    const { value, emitted } = after(planned(planOf(6)))
    expect([value, emitted]).toEqual(['reviewing', []])
  })

  test('sends four requests at first, and another one for each that ends', () => {
    expect(startedOf(after(planned(planOf(6)), start).emitted)).toEqual(['s0', 's1', 's2', 's3'])
    expect(startedOf(after(planned(planOf(6)), start, succeed('s2')).emitted)).toEqual(['s4'])
    expect(startedOf(after(planned(planOf(6)), start, fail('s0')).emitted)).toEqual(['s4'])
  })

  test('ignores the outcomes of commands that are not its own', () => {
    const events = [planned(planOf(6)), start, succeed('other'), fail('s5')]
    const { context, emitted } = after(...events)
    expect(emitted).toEqual([])
    expect(sourcesIn(context.results, 'waiting')).toEqual(['s4', 's5'])
  })

  test('takes what failed for done if it succeeds when the user tries it again elsewhere', () => {
    const ended = [planned(planOf(2)), start, fail('s0'), succeed('s1')]
    const { value, context, emitted } = after(...ended, fail('s0'), succeed('s0'), retry)
    expect([value, emitted]).toEqual(['finished', []])
    expect(sourcesIn(context.results, 'done')).toEqual(['s0', 's1'])
    const running = after(planned(planOf(6)), start, fail('s0'), succeed('s0'))
    expect(sourcesIn(running.context.results, 'done')).toEqual(['s0'])
    expect(running.value).toBe('running')
  })

  test('keeps the message and request id of a failure', () => {
    const { value, context } = after(planned(planOf(1)), start, fail('s0'))
    expect(value).toBe('finished')
    expect(context.results).toEqual({
      s0: { status: 'failed', message: 'No s0', requestId: 'r1' },
    })
  })

  describe('whose request got no answer', () => {
    const requests = {
      s0: { type: 'do', payload: { command: { endpoint: 'diskDelete', args: {} } } },
    }
    const plan = planOf(1, { requests })
    const failed = (error: Omit<BulkFailure, 'message'>) =>
      ({
        type: 'command/failed',
        payload: { source: 's0', error: { message: 'No s0', ...error } },
      }) as const
    const gone = failed({ kind: 'error', statusCode: 404 })
    const unanswered = failed({ kind: 'timeout' })
    const resultAfter = (...events: BulkEvent[]) => after(...events).context.results.s0

    test.each([
      failed({ kind: 'network' }),
      unanswered,
      failed({ kind: 'client_error', statusCode: 504 }),
    ])('is done if the retry does not find the object: %j', first => {
      expect(resultAfter(planned(plan), start, first, retry, gone)).toEqual({
        status: 'done',
        wasGone: true,
      })
    })

    test('is done if the retry follows further failures, or the page was left', () => {
      const error = failed({ kind: 'error', statusCode: 503 })
      const isDone = { status: 'done', wasGone: true }
      expect(resultAfter(planned(plan), start, unanswered, retry, error, retry, gone)).toEqual(
        isDone,
      )
      const kept = { plan, value: '', isWithExtras: false }
      for (const status of ['running', 'unknown'] as const)
        expect(
          resultAfter(restored({ ...kept, results: { s0: { status } } }), retry, gone),
        ).toEqual(isDone)
    })

    test('has failed if the first answer is that there is no object', () => {
      expect(resultAfter(planned(plan), start, gone)).toEqual({
        status: 'failed',
        message: 'No s0',
      })
      expect(resultAfter(planned(plan), start, gone, retry, gone)).toMatchObject({
        status: 'failed',
      })
      const refused = failed({ kind: 'error', statusCode: 409 })
      expect(resultAfter(planned(plan), start, refused, retry, gone)).toMatchObject({
        status: 'failed',
      })
    })

    test('has failed if the request is no delete', () => {
      const events = [planned(planOf(1)), start, unanswered, retry, gone]
      expect(resultAfter(...events)).toMatchObject({ status: 'failed' })
    })
  })

  test('sends only what failed when retried', () => {
    const { value, emitted } = after(planned(planOf(2)), start, succeed('s0'), fail('s1'), retry)
    expect(value).toBe('running')
    expect(startedOf(emitted)).toEqual(['s1'])
  })

  test('has nothing to retry if nothing failed', () => {
    expect(after(planned(planOf(1)), start, succeed('s0'), retry).value).toBe('finished')
  })

  test('starts nothing more once stopped, and goes on with the rest', () => {
    const stopping = [planned(planOf(6)), start, stop] as const
    expect(after(...stopping, succeed('s0')).value).toBe('stopping')
    const ends = sources(4).map(succeed)
    const { value, context } = after(...stopping, ...ends)
    expect(value).toBe('stopped')
    expect(sourcesIn(context.results, 'waiting')).toEqual(['s4', 's5'])
    expect(startedOf(after(...stopping, ...ends, resume).emitted)).toEqual(['s4', 's5'])
  })

  test('is finished if it is stopped while the last requests run', () => {
    expect(after(planned(planOf(1)), start, stop, succeed('s0')).value).toBe('finished')
  })

  test('starts only with the word typed', () => {
    const plan = planned(planOf(12, { word: 'delete' }))
    expect(after(plan, start).value).toBe('reviewing')
    expect(after(plan, change({ typed: 'delet' }), start).value).toBe('reviewing')
    expect(after(plan, change({ typed: ' Delete ' }), start).value).toBe('running')
  })

  test('does not start if no row can', () => {
    expect(after(planned(planOf(0)), start).value).toBe('reviewing')
  })

  test('sends the value of its field with each request', () => {
    const requests = { s0: { type: 'do', payload: { body: { description: VALUE }, names: ['a'] } } }
    const plan = planOf(1, { requests, field: { label: 'Description' } })
    const { emitted } = after(planned(plan), change({ value: 'Mine' }), start)
    expect(emitted).toEqual([
      {
        type: 'bulk/requestStarted',
        payload: {
          source: 's0',
          event: { type: 'do', payload: { body: { description: 'Mine' }, names: ['a'] } },
        },
      },
    ])
  })

  test('sends null for an option that stands for it, and no value that is not an option', () => {
    const requests = { s0: { type: 'do', payload: { policy: VALUE } } }
    const options = [{ value: 'default', label: 'Default', sends: null }] as const
    const plan = planOf(1, { requests, field: { label: 'Policy', options } })
    expect(after(planned(plan), start).emitted[0]).toMatchObject({
      payload: { event: { payload: { policy: null } } },
    })
    expect(after(planned(plan), change({ value: 'other' }), start).value).toBe('reviewing')
  })

  test('waits after a reload, and does not know what was running', () => {
    const results: Record<string, BulkResult> = {
      s0: { status: 'done' },
      s1: { status: 'running' },
      s2: { status: 'waiting' },
    }
    const kept = restored({ plan: planOf(3), results, value: '', isWithExtras: false })
    const { value, context, emitted } = after(kept)
    expect([value, emitted]).toEqual(['restored', []])
    expect(context.results['s1']).toEqual({ status: 'unknown' })
    expect(startedOf(after(kept, resume).emitted)).toEqual(['s2'])
    expect(startedOf(after(kept, resume, succeed('s2'), retry).emitted)).toEqual(['s1'])
  })

  test('is reviewed again after a reload if it had not started', () => {
    expect(
      after(restored({ plan: planOf(1), results: {}, value: 'x', isWithExtras: false })).value,
    ).toBe('reviewing')
  })

  test('closed before it starts, keeps the text typed for the same kind of rows', () => {
    const described = planned(planOf(2, { field: { label: 'Description' } }))
    const closed = [described, change({ value: 'Web tier' }), dismiss]
    const valueAfter = (...events: BulkEvent[]) => after(...closed, ...events).context.value
    expect(valueAfter(described)).toBe('Web tier')
    expect(valueAfter(planned(planOf(2)), dismiss, described)).toBe('Web tier')
    const disks = planned(planOf(2, { noun: 'disk', field: { label: 'Description' } }))
    expect(valueAfter(disks)).toBe('')
    const options = [{ value: 'a', label: 'A' }]
    expect(valueAfter(planned(planOf(2, { field: { label: 'Policy', options } })))).toBe('a')
    expect(valueAfter(described, start, succeed('s0'), succeed('s1'), described)).toBe('')
    expect(valueAfter(forget, described)).toBe('')
  })

  test('starts only with its box checked', () => {
    const plan = planned(planOf(1, { acknowledgement: 'I understand' }))
    expect(after(plan, start).value).toBe('reviewing')
    expect(after(plan, change({ isAcknowledged: true }), start).value).toBe('running')
  })

  test('is forgotten at sign-out, whatever it does', () => {
    expect(after(planned(planOf(6)), start, forget)).toMatchObject({
      value: 'empty',
      context: { plan: null, results: {} },
    })
  })
})

describe('a plan with stages', () => {
  const rows = [
    { key: 's0', name: 'a', source: 's0', stage: 1, done: 'stopped' },
    { key: 's1', name: 'b', source: 's1', stage: 1 },
    { key: 's2', name: 'a', source: 's2', stage: 2, after: ['s0'] },
    { key: 's3', name: 'c', source: 's3', stage: 2 },
    { key: 's4', name: 'p', source: 's4', stage: 3, afterStages: [1, 2] },
  ]
  const plan = planOf(5, { rows, recheck: { type: 'look' } })
  const begun = [planned(plan), start] as const
  const kept = (results: KeptPlan['results']) =>
    restored({ plan, value: '', isWithExtras: false, results })
  const look = (done: string[], message?: string) =>
    ({
      type: 'bulk/rechecked',
      payload: { done, ...(message !== undefined && { barred: { source: 's4', message } }) },
    }) as const

  test('starts each once the one before has ended', () => {
    expect(startedOf(after(...begun).emitted)).toEqual(['s0', 's1'])
    expect(startedOf(after(...begun, succeed('s0')).emitted)).toEqual([])
    expect(startedOf(after(...begun, succeed('s0'), succeed('s1')).emitted)).toEqual(['s2', 's3'])
    const third = [...begun, succeed('s0'), succeed('s1'), succeed('s2')] as const
    expect(startedOf(after(...third).emitted)).toEqual([])
    expect(startedOf(after(...third, succeed('s3')).emitted)).toEqual(['s4'])
  })

  test('goes on with what does not need a request that failed', () => {
    const failed = [...begun, fail('s0'), succeed('s1')] as const
    const { emitted, context } = after(...failed)
    expect(startedOf(emitted)).toEqual(['s3'])
    expect(context.results['s2']).toMatchObject({
      message: 'Left as it is, because the instance a was not stopped.',
    })
    expect(sourcesIn(context.results, 'failed')).toEqual(['s0', 's2', 's4'])
    expect(startedOf(after(...failed, succeed('s3'), retry).emitted)).toEqual(['s0'])
  })

  describe('of which the last request finds more to do first', () => {
    const more = (source: string) =>
      ({
        type: 'bulk/extended',
        payload: {
          source,
          rows: [{ key: 's5', name: 'd', source: 's5', stage: 1 }],
          requests: { s5: { type: 'do', payload: {} } },
        },
      }) as const
    const last = [...begun, ...['s0', 's1', 's2', 's3'].map(succeed)] as const

    test('does that, and then sends the request again', () => {
      const extended = after(...last, more('s4'))
      expect(startedOf(extended.emitted)).toEqual(['s5'])
      expect(extended.context.results['s4']).toEqual({ status: 'waiting' })
      expect(startedOf(after(...last, more('s4'), succeed('s5')).emitted)).toEqual(['s4'])
      expect(after(...last, more('s4'), fail('s5')).value).toBe('finished')
    })

    test('does it later if the user has stopped it meanwhile', () => {
      const stopped = after(...last, stop, more('s4'))
      expect([stopped.value, startedOf(stopped.emitted)]).toEqual(['stopped', []])
      expect(startedOf(after(...last, stop, more('s4'), resume).emitted)).toEqual(['s5'])
    })

    test('unless that request does not run', () => {
      expect(startedOf(after(...begun, more('s4')).emitted)).toEqual([])
      expect(after(...begun, more('s4')).context.plan?.rows).toHaveLength(5)
    })
  })

  test('looks at what was done before it goes on after a reload', () => {
    const left = kept({
      s0: { status: 'done' },
      s1: { status: 'running' },
      s2: { status: 'waiting' },
      s3: { status: 'waiting' },
      s4: { status: 'waiting' },
    })
    const looking = after(left, resume)
    expect(looking.value).toBe('rechecking')
    expect(looking.emitted).toEqual([
      { type: 'bulk/recheckStarted', payload: { event: { type: 'look' } } },
    ])
    const found = after(left, resume, look(['s1', 's3']))
    expect(startedOf(found.emitted)).toEqual(['s2'])
    expect(found.context.results['s3']).toEqual({ status: 'done', wasGone: true })
    expect(startedOf(after(left, resume, look([])).emitted)).toEqual(['s1'])
    expect(after(left, resume, stop).value).toBe('restored')
  })

  test('leaves what has become impossible, and looks again with the next try', () => {
    const left = kept({ s3: { status: 'done' }, s4: { status: 'waiting' } })
    const barred = after(left, resume, look([], 'There is more'))
    expect(barred.value).toBe('finished')
    expect(barred.context.results['s4']).toEqual({ status: 'failed', message: 'There is more' })
    expect(after(kept({ s4: { status: 'unknown' } }), retry).value).toBe('rechecking')
  })
})

describe('what can be deleted together with the rows', () => {
  const extras = (count: number): BulkExtras => ({
    rows: Array.from({ length: count }, (_, at) => {
      const source = `x${at}`
      return { key: source, name: `disk ${source}`, source, after: ['s0'] }
    }),
    requests: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`x${at}`, { type: 'do', payload: {} }]),
    ),
  })
  const found = (count: number) => ({ type: 'bulk/extrasRead', payload: extras(count) }) as const
  const reviewed = (count: number) => [planned(planOf(2)), found(count)] as const
  const chosen = change({ isWithExtras: true })

  test('is left alone unless the user chooses that', () => {
    const { context, emitted } = after(...reviewed(2), start)
    expect(startedOf(emitted)).toEqual(['s0', 's1'])
    expect(Object.keys(context.results)).toEqual(['s0', 's1'])
  })

  test('comes after its row, one by one with its own result', () => {
    const begun = [...reviewed(2), chosen, start] as const
    expect(startedOf(after(...begun).emitted)).toEqual(['s0', 's1'])
    const more = after(...begun, succeed('s0'))
    expect(startedOf(more.emitted)).toEqual(['x0', 'x1'])
    const ended = after(...begun, succeed('s0'), succeed('s1'), succeed('x0'), fail('x1'))
    expect([ended.value, sourcesIn(ended.context.results, 'failed')]).toEqual(['finished', ['x1']])
  })

  test('stays if its row fails, and comes after it again when that is retried', () => {
    const failed = [...reviewed(1), chosen, start, succeed('s1'), fail('s0')] as const
    const { value, context } = after(...failed)
    expect(value).toBe('finished')
    expect(context.results['x0']).toEqual({
      status: 'failed',
      message: 'Left as it is, because the instance s0 was not deleted.',
    })
    expect(startedOf(after(...failed, retry).emitted)).toEqual(['s0'])
    expect(startedOf(after(...failed, retry, succeed('s0')).emitted)).toEqual(['x0'])
  })

  test('counts towards ten deletes, which need the word', () => {
    expect(after(...reviewed(7), chosen, start).value).toBe('running')
    expect(after(...reviewed(8), chosen, start).value).toBe('reviewing')
    expect(after(...reviewed(8), start).value).toBe('running')
    expect(after(...reviewed(8), chosen, change({ typed: 'delete' }), start).value).toBe('running')
  })

  test('has to be known before it can be deleted', () => {
    expect(after(planned(planOf(1)), chosen, start).value).toBe('reviewing')
  })
})

describe('without a connection', () => {
  const begun = [planned(planOf(6)), start] as const

  test('starts nothing more, and asks for the connection once', () => {
    const { value, emitted, context } = after(...begun, lose('s0', 'network'))
    expect([value, emitted]).toEqual(['disconnected', [{ type: 'bulk/connectionAwaited' }]])
    expect(context.results.s0).toMatchObject({ status: 'failed', wasUnknown: true })
    expect(after(...begun, lose('s0', 'network'), lose('s1', 'network')).emitted).toEqual([])
  })

  test('what was not sent waits, and is sent when the connection is back', () => {
    const lost = [...begun, lose('s0', 'unsent'), hold('s1')]
    expect(sourcesIn(after(...lost).context.results, 'waiting')).toEqual(['s0', 's1', 's4', 's5'])
    const { value, emitted, context } = after(...lost, find(true))
    expect([value, startedOf(emitted)]).toEqual(['running', ['s0', 's1']])
    expect(context.results.s0).toEqual({ status: 'running' })
  })

  test('what was not sent has failed if the API answers all the same', () => {
    const { value, emitted, context } = after(...begun, lose('s0', 'unsent'), find(false))
    expect([value, startedOf(emitted)]).toEqual(['running', ['s4']])
    expect(context.results.s0).toEqual({ status: 'failed', message: 'No answer to s0' })
  })

  test('can be stopped, and ends if nothing is left', () => {
    const stopped = [planned(planOf(2)), start, lose('s0', 'unsent'), stop, lose('s1', 'unsent')]
    expect(after(...stopped).value).toBe('stopped')
    const ended = [planned(planOf(2)), start, lose('s0', 'network'), succeed('s1')]
    expect(after(...ended).value).toBe('finished')
  })
})

/** Every state that events can lead to, with plans of two and of six rows. */
const explore = () => {
  const kept: KeptPlan = {
    plan: planOf(3, { recheck: { type: 'look' } }),
    results: {
      s0: { status: 'running' },
      s1: { status: 'failed', message: '' },
      s2: { status: 'waiting' },
    },
    value: '',
    isWithExtras: false,
  }
  const events: BulkEvent[] = [
    planned(planOf(5, { word: 'delete' })),
    restored(kept),
    change({ typed: 'delete' }),
    start,
    stop,
    resume,
    retry,
    { type: 'bulk/rechecked', payload: { done: ['s0'] } },
    dismiss,
    forget,
    find(true),
    find(false),
    hold('s1'),
    lose('s0', 'network'),
    lose('s0', 'unsent'),
    ...sources(5).flatMap(source => [succeed(source), fail(source)]),
  ]
  const serializeState = ({ value, context }: { value: unknown; context: typeof initial }) =>
    JSON.stringify([
      value,
      context.typed,
      Object.values(context.results).map(({ status }) => status),
    ])
  const initial = run(bulkPlanMachine, []).context
  return getShortestPaths(bulkPlanMachine, { events, serializeState })
}

describe('in every state that can be reached', () => {
  const reached = explore().map(({ state }) => ({
    value: state.value as string,
    results: state.context.results,
    plan: state.context.plan,
  }))

  test('all states of the machine are among them', () => {
    expect(new Set(reached.map(({ value }) => value))).toEqual(
      new Set(Object.keys(bulkPlanMachine.states)),
    )
  })

  test('at most four requests run, and none unless the plan is busy', () => {
    for (const { value, results } of reached) {
      const running = sourcesIn(results, 'running').length
      expect(running).toBeLessThanOrEqual(AT_ONCE)
      // Without a connection, those that were sent may still be answered.
      if (value !== 'disconnected')
        expect(running > 0).toBe(value === 'running' || value === 'stopping')
    }
  })

  test('four run as long as enough wait', () => {
    const busy = reached.filter(
      ({ value, results }) => value === 'running' && sourcesIn(results, 'waiting').length > 0,
    )
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.filter(({ results }) => sourcesIn(results, 'running').length !== AT_ONCE)).toEqual(
      [],
    )
  })

  test('nothing waits once it is finished, and something does if it was stopped', () => {
    const waiting = (wanted: string) =>
      new Set(
        reached
          .filter(({ value }) => value === wanted)
          .map(({ results }) => sourcesIn(results, 'waiting').length > 0),
      )
    expect([...waiting('finished')]).toEqual([false])
    expect([...waiting('stopped')]).toEqual([true])
  })

  test('every request of a plan that was started has a result', () => {
    const started = reached.filter(({ value }) => value !== 'empty' && value !== 'reviewing')
    expect(started.length).toBeGreaterThan(0)
    for (const { results, plan } of started)
      expect(Object.keys(results)).toEqual(Object.keys(plan?.requests ?? {}))
  })
})
