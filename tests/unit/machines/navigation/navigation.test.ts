import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { NavigationError, NavigationEvent } from '@/machines/navigation/navigation.events'
import {
  LOADING_BAR_DELAY,
  navigationMachine,
  SKELETON_DELAY,
} from '@/machines/navigation/navigation.machine'
import { run } from '../run'

const location = (path: string, historyIndex = 0) => ({ path, search: '', historyIndex })
const started: NavigationEvent = { type: 'navigation/started', payload: location('/projects') }
const routeOf = (path: string) => ({ id: path.slice(1), params: {} })
const loaded = (path: string, historyIndex = 0): NavigationEvent => ({
  type: 'navigation/loaded',
  payload: { location: location(path, historyIndex), route: routeOf(path) },
})
const requested = (to: string, replace = false): NavigationEvent => ({
  type: 'navigation/requested',
  payload: { to, replace },
})
const moved = (path: string, historyIndex: number): NavigationEvent => ({
  type: 'navigation/moved',
  payload: location(path, historyIndex),
})
const guardRaised: NavigationEvent = { type: 'form/guardRaised', payload: { form: 'big' } }
const guardLowered: NavigationEvent = { type: 'form/guardLowered', payload: { form: 'big' } }
const accepted: NavigationEvent = { type: 'navigation/guardAccepted' }
const dismissed: NavigationEvent = { type: 'navigation/guardDismissed' }
const retried: NavigationEvent = { type: 'navigation/retried' }
const restored: NavigationEvent = { type: 'connection/restored' }

const missing: NavigationError = { kind: 'missing', status: 404, message: 'Page not found' }
const unanswered: NavigationError = { kind: 'unanswered', status: 0, message: 'No answer' }
const failed = (path: string, error: NavigationError, historyIndex = 6): NavigationEvent => ({
  type: 'navigation/failed',
  payload: { location: location(path, historyIndex), route: routeOf(path), error },
})

const nav = (...events: NavigationEvent[]) => run(navigationMachine, events)
const here = [started, loaded('/projects', 5)] as const

describe('loading', () => {
  test('the old screen stays until the target is loaded', () => {
    const { value, context, emitted } = nav(...here, requested('/images?a=1#x'))
    expect(value).toEqual({ loading: 'quiet' })
    expect(context.location).toEqual(location('/projects', 5))
    expect(context.route).toEqual(routeOf('/projects'))
    expect(emitted).toEqual([
      {
        type: 'navigation/loadStarted',
        payload: { path: '/images', search: '?a=1', kind: 'push', historyIndex: null },
      },
    ])
    const after = nav(...here, requested('/images'), loaded('/images', 6))
    expect(after.value).toBe('settled')
    expect(after.context).toMatchObject({
      location: location('/images', 6),
      route: routeOf('/images'),
      target: null,
      error: null,
    })
  })

  test('the bar shows when loading takes longer than its delay', () => {
    const clock = new SimulatedClock()
    const actor = createActor(navigationMachine, { clock }).start()
    actor.send(started)
    clock.increment(LOADING_BAR_DELAY - 1)
    expect(actor.getSnapshot().hasTag('visiblyLoading')).toBe(false)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('visiblyLoading')).toBe(true)
  })

  test('the skeleton of the next page shows after a second', () => {
    const clock = new SimulatedClock()
    const actor = createActor(navigationMachine, { clock }).start()
    actor.send(started)
    clock.increment(LOADING_BAR_DELAY)
    clock.increment(SKELETON_DELAY - LOADING_BAR_DELAY - 1)
    expect(actor.getSnapshot().hasTag('slowlyLoading')).toBe(false)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('slowlyLoading')).toBe(true)
    expect(actor.getSnapshot().hasTag('visiblyLoading')).toBe(true)
  })

  test('another request while loading starts over', () => {
    const { value, context, emitted } = nav(...here, requested('/a'), requested('/b', true))
    expect(value).toEqual({ loading: 'quiet' })
    expect(context.target).toMatchObject({ path: '/b', kind: 'replace' })
    expect(emitted).toHaveLength(1)
  })

  test('a failure is shown at its own address, and can be retried', () => {
    const gone = failed('/gone', missing)
    const after = nav(...here, requested('/gone'), gone)
    expect(after.value).toBe('failed')
    expect(after.context.error?.status).toBe(404)
    const again = nav(...here, requested('/gone'), gone, retried)
    expect(again.emitted).toMatchObject([{ payload: { path: '/gone', kind: 'browser' } }])
  })
})

describe('a temporary failure', () => {
  const shown = [...here, requested('/a'), failed('/a', unanswered)] as const

  test.each<[NavigationError, string]>([
    [unanswered, 'retrying'],
    [{ ...unanswered, status: 504 }, 'retrying'],
    [{ kind: 'broken', status: 503, message: '' }, 'retrying'],
    [{ kind: 'broken', status: 500, message: '' }, 'failed'],
    [{ kind: 'refused', status: 403, message: '' }, 'failed'],
    [{ kind: 'unreadable', status: 200, message: '' }, 'failed'],
    [missing, 'failed'],
  ])('%j leads to %s', (error, value) => {
    expect(nav(...here, requested('/a'), failed('/a', error)).value).toBe(value)
  })

  test('is retried after 2, 5, 15 and then every 30 seconds', () => {
    const clock = new SimulatedClock()
    const actor = createActor(navigationMachine, { clock }).start()
    for (const event of shown) actor.send(event)
    for (const seconds of [2, 5, 15, 30, 30]) {
      clock.increment(seconds * 1000 - 1)
      expect(actor.getSnapshot().value).toBe('retrying')
      clock.increment(1)
      expect(actor.getSnapshot().value).toEqual({ loading: 'quiet' })
      expect(actor.getSnapshot().context.error).toEqual(unanswered)
      actor.send(failed('/a', unanswered))
    }
  })

  test.each<NavigationEvent>([
    retried,
    restored,
    { type: 'tab/connectionChanged', payload: { online: true } },
  ])('is tried again at once after %j', event => {
    expect(nav(...shown, event).emitted).toMatchObject([{ payload: { path: '/a' } }])
  })

  test('is retried only on request once the user has stopped retries', () => {
    const stopped = [...shown, { type: 'navigation/retryStopped' }] as const
    expect(nav(...stopped).value).toBe('failed')
    expect(nav(...stopped, restored).value).toBe('failed')
    expect(nav(...stopped, retried).value).toEqual({ loading: 'quiet' })
  })

  test('counts from zero elsewhere', () => {
    const twice = [...shown, retried, failed('/a', unanswered)] as const
    expect(nav(...twice).context.failures).toBe(2)
    expect(nav(...twice, requested('/b'), failed('/b', unanswered)).context.failures).toBe(1)
    expect(nav(...twice, retried, loaded('/a', 6)).context).toMatchObject({
      failures: 0,
      error: null,
    })
  })
})

describe('a target that waits for the connection', () => {
  const delayed: NavigationEvent = { type: 'navigation/delayed' }
  const waiting = [...here, requested('/a'), delayed] as const

  test('keeps the old screen, and loads when the connection is back', () => {
    const { value, context, emitted } = nav(...waiting)
    expect(value).toBe('waiting')
    expect(context).toMatchObject({ location: location('/projects', 5), error: null })
    expect(emitted).toEqual([])
    expect(nav(...waiting, restored).emitted).toMatchObject([{ payload: { path: '/a' } }])
  })

  test('gives way to another request', () => {
    expect(nav(...waiting, requested('/b')).emitted).toMatchObject([{ payload: { path: '/b' } }])
  })

  test('can be cancelled', () => {
    const stayed = nav(...waiting, { type: 'navigation/stayed' })
    expect(stayed.value).toBe('settled')
    expect(stayed.context.target).toBeNull()
    expect(nav(...waiting, { type: 'navigation/stayed' }, restored).value).toBe('settled')
  })

  test('restores the address if the browser had moved', () => {
    const back = [...here, moved('/before', 3), delayed, { type: 'navigation/stayed' }] as const
    expect(nav(...back).emitted).toEqual([{ type: 'navigation/undone', payload: { delta: 2 } }])
    expect(nav(...back, moved('/projects', 5)).value).toBe('settled')
  })
})

test('missing code is fetched by reloading the page', () => {
  const lacking = failed('/a', { kind: 'code', status: 0, message: '' })
  const { value, emitted } = nav(...here, requested('/a'), lacking, retried)
  expect(value).toBe('failed')
  expect(emitted).toEqual([{ type: 'navigation/reloadStarted' }])
})

describe('losing the object on screen', () => {
  const lost: NavigationEvent = { type: 'navigation/notFound', payload: { error: missing } }

  test('is an error at the same address', () => {
    const { value, context } = nav(...here, lost)
    expect(value).toBe('failed')
    expect(context).toMatchObject({ location: location('/projects', 5), error: { status: 404 } })
  })

  test('is ignored while the screen is being left', () => {
    expect(nav(...here, requested('/a'), lost).value).toEqual({ loading: 'quiet' })
  })
})

describe('guard', () => {
  test('a clean page is left without asking', () => {
    expect(nav(...here, guardRaised, guardLowered, requested('/a')).value).toEqual({
      loading: 'quiet',
    })
  })

  test('a link waits until the user agrees', () => {
    const asked = nav(...here, guardRaised, requested('/a'))
    expect(asked.value).toBe('guarded')
    expect(asked.emitted).toEqual([])
    const agreed = nav(...here, guardRaised, requested('/a'), accepted)
    expect(agreed.value).toEqual({ loading: 'quiet' })
    expect(agreed.context.target?.path).toBe('/a')
    const stayed = nav(...here, guardRaised, requested('/a'), dismissed)
    expect(stayed.value).toBe('settled')
    expect(stayed.context).toMatchObject({ target: null, guards: ['big'] })
  })

  test('a move of the browser is undone, then repeated when the user agrees', () => {
    const asked = nav(...here, guardRaised, moved('/before', 3))
    expect(asked.value).toBe('guarded')
    expect(asked.emitted).toEqual([{ type: 'navigation/undone', payload: { delta: 2 } }])
    const back = moved('/projects', 5)
    const agreed = nav(...here, guardRaised, moved('/before', 3), back, accepted)
    expect(agreed.emitted).toEqual([{ type: 'navigation/undone', payload: { delta: -2 } }])
    const gone = nav(...here, guardRaised, moved('/before', 3), back, accepted, moved('/before', 3))
    expect(gone.value).toEqual({ loading: 'quiet' })
  })

  test('the browser stays at the screen, however often it goes back', () => {
    const again = [...here, guardRaised, moved('/before', 4), moved('/projects', 5)] as const
    const { value, context, emitted } = nav(...again, moved('/long-before', 3))
    expect(value).toBe('guarded')
    expect(context.target).toMatchObject({ path: '/long-before', historyIndex: 3 })
    expect(emitted).toEqual([{ type: 'navigation/undone', payload: { delta: 2 } }])
  })

  test('the latest target wins', () => {
    const asked = nav(...here, guardRaised, requested('/a'), requested('/b'))
    expect(asked.value).toBe('guarded')
    expect(
      nav(...here, guardRaised, requested('/a'), requested('/b'), accepted).emitted,
    ).toMatchObject([{ payload: { path: '/b' } }])
  })

  test('a form that is done while the question is open navigates on', () => {
    const { value, emitted } = nav(
      ...here,
      guardRaised,
      requested('/a'),
      guardLowered,
      requested('/made'),
    )
    expect(value).toEqual({ loading: 'quiet' })
    expect(emitted).toMatchObject([{ payload: { path: '/made' } }])
  })

  test('undoing a move loads nothing', () => {
    const asked = [...here, guardRaised, moved('/before', 3), dismissed] as const
    expect(nav(...asked, moved('/projects', 5)).value).toBe('settled')
  })
})
