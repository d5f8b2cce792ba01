import { configureStore, createAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { formMachine } from '@/machines/form/form.machine'
import { createBridge } from '@/store/bridge/bridge'
import { actorsReducer } from '@/store/bridge/slice'

const clock = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined }

const build = () => {
  const seen: UnknownAction[] = []
  const bridge = createBridge(clock, new Map([['form', formMachine]]))
  const watch: Middleware = () => next => action => {
    const result = next(action)
    seen.push(action as UnknownAction)
    return result
  }
  const store = configureStore({
    reducer: { actors: actorsReducer, last: (_: unknown = null, action: UnknownAction) => action },
    middleware: defaults => defaults({ serializableCheck: false }).concat(watch, bridge.middleware),
  })
  bridge.start(store.dispatch)
  return { store, seen, types: () => seen.map(({ type }) => type) }
}

const opening = {
  form: 'x',
  params: {},
  initial: { a: '' },
  guardsScreen: true,
  secret: [],
}
const opened = createAction<typeof opening>('form/opened')
const closed = createAction<{ form: string }>('form/closed')
const changed = createAction<{ form: string; values: object }>('form/changed')

describe('the bridge', () => {
  test('mirrors every actor from the start, as plain data', () => {
    const { store } = build()
    const { actors } = store.getState()
    expect(Object.keys(actors).sort()).toEqual([
      'app',
      'confirm',
      'connection',
      'navigation',
      'session',
    ])
    expect(JSON.parse(JSON.stringify(actors))).toEqual(actors)
  })

  test('has passed an event to its actor when dispatch returns', () => {
    const { store } = build()
    store.dispatch(opened(opening))
    expect(store.getState().actors['form/x']?.value).toEqual({ open: 'pristine' })
    store.dispatch(changed({ form: 'x', values: { a: 'b' } }))
    expect(store.getState().actors['form/x']?.context.values).toEqual({ a: 'b' })
  })

  test('dispatches emitted events after the snapshots they belong to, and passes them to other actors', () => {
    const { store, seen, types } = build()
    store.dispatch(opened(opening))
    seen.length = 0
    store.dispatch(changed({ form: 'x', values: { a: 'b' } }))
    const order = types()
    expect(order.indexOf('actors/changed')).toBeLessThan(order.indexOf('form/guardRaised'))
    expect(store.getState().actors.navigation?.context.guards).toEqual(['x'])
  })

  test('keeps a form that is opened twice, and removes it when closed', () => {
    const { store } = build()
    store.dispatch(opened(opening))
    store.dispatch(changed({ form: 'x', values: { a: 'b' } }))
    store.dispatch(opened(opening))
    expect(store.getState().actors['form/x']?.context.values).toEqual({ a: 'b' })
    store.dispatch(closed({ form: 'x' }))
    expect(store.getState().actors['form/x']).toBeUndefined()
    store.dispatch(opened(opening))
    expect(store.getState().actors['form/x']?.context.values).toEqual({ a: '' })
  })

  test('isolates an actor that throws', () => {
    const { store } = build()
    store.dispatch(opened(opening))
    // A cycle cannot be compared as JSON, which throws in the form's guard.
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    store.dispatch({ type: 'form/changed', payload: { form: 'x', values: { a: cycle } } })
    store.dispatch(opened({ ...opening, form: 'y' }))
    expect(store.getState().actors['form/y']?.value).toEqual({ open: 'pristine' })
    expect(store.getState().actors.navigation?.status).toBe('active')
  })
})
