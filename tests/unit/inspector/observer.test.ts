import { createActor, setup, assign, type InspectionEvent } from 'xstate'
import { describe, expect, test } from 'vitest'
import { contextChanges } from '@/inspector/changes'
import { createObserver } from '@/inspector/observer'
import { createAppMachine } from '@/machines/app/app.machine'
import { formMachine } from '@/machines/form/form.machine'

const lampMachine = setup({
  types: {
    context: {} as { presses: number },
    events: {} as { type: 'pressed' | 'broken' } | { type: 'ignored' },
  },
  actions: { count: assign({ presses: ({ context }) => context.presses + 1 }) },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: { on: { pressed: { target: 'on', actions: 'count' } } },
    on: { tags: 'bright', on: { pressed: 'off', broken: 'gone' } },
    gone: { type: 'final' },
  },
})

const start = () => {
  let time = 0
  const due: (() => void)[] = []
  const observer = createObserver({ now: () => (time += 1), later: callback => due.push(callback) })
  /** Runs the callbacks that wait for the next frame. */
  const frame = () => {
    for (const callback of due.splice(0)) callback()
  }
  return { observer, due, frame }
}

const startLamp = () => {
  const inspector = start()
  const lamp = createActor(lampMachine, {
    id: 'lamp',
    inspect: event => inspector.observer.observe(event),
  })
  lamp.start()
  return { ...inspector, lamp }
}

const startApp = () => {
  const inspector = start()
  const app = createActor(createAppMachine(new Map([['form', formMachine]])), {
    id: 'app',
    systemId: 'app',
    inspect: event => inspector.observer.observe(event),
  })
  app.start()
  return { ...inspector, app }
}

const openForm = (secret: string[]) => ({
  type: 'form/opened' as const,
  payload: {
    form: 'login',
    params: {},
    initial: { name: '', password: '' },
    guardsScreen: false,
    isEdit: false,
    secret,
  },
})

describe('observing a machine', () => {
  test('records its state, its tags, and each event with its effects', () => {
    const { observer, frame, lamp } = startLamp()
    lamp.send({ type: 'pressed' })
    frame()
    const { actors, steps } = observer.read()
    expect(actors).toMatchObject([
      {
        id: 'lamp',
        parent: null,
        machine: lampMachine,
        hasEnded: false,
        taken: ['lamp.off pressed 0'],
      },
    ])
    expect(actors[0]?.shown).toMatchObject({
      value: 'on',
      tags: ['bright'],
      context: { presses: 1 },
    })
    expect(steps.map(({ type, source, taken }) => [type, source, taken])).toEqual([
      ['xstate.init', 'store', []],
      ['pressed', 'store', ['lamp.off pressed 0']],
    ])
    expect(steps[0]?.before).toBeNull()
    expect(steps[1]).toMatchObject({ before: { value: 'off' }, after: { value: 'on' } })
    expect(contextChanges(steps[1]!.before, steps[1]!.after)).toEqual([
      { path: 'presses', before: '0', after: '1' },
    ])
  })

  test('records events that are not handled, and keeps the last transition marked', () => {
    const { observer, frame, lamp } = startLamp()
    lamp.send({ type: 'pressed' })
    lamp.send({ type: 'ignored' })
    frame()
    const { actors, steps } = observer.read()
    expect(steps.at(-1)).toMatchObject({ type: 'ignored', taken: [] })
    expect(actors[0]?.taken).toEqual(['lamp.off pressed 0'])
  })

  test('notifies once per frame', () => {
    const { observer, due, frame, lamp } = startLamp()
    frame()
    const before = observer.read()
    lamp.send({ type: 'pressed' })
    lamp.send({ type: 'pressed' })
    expect(observer.read()).toBe(before)
    expect(due).toHaveLength(1)
    frame()
    expect(observer.read().steps).toHaveLength(3)
  })

  test('keeps only the latest 300 steps', () => {
    const { observer, frame, lamp } = startLamp()
    for (let presses = 0; presses < 400; presses++) lamp.send({ type: 'pressed' })
    frame()
    const { steps } = observer.read()
    expect(steps).toHaveLength(300)
    expect(steps.at(-1)?.number).toBe(401)
  })
})

describe('observing a system', () => {
  test('lists all actors with their parents', () => {
    const { observer, frame } = startApp()
    frame()
    const { actors } = observer.read()
    const root = actors.find(({ id }) => id === 'app')
    expect(actors.map(({ id }) => id).toSorted()).toEqual([
      'app',
      'confirm',
      'connection',
      'navigation',
      'session',
    ])
    expect(actors.filter(({ parent }) => parent === root?.session)).toHaveLength(4)
  })

  test('keeps the last five stopped actors', () => {
    const { observer, frame, app } = startApp()
    for (let count = 0; count < 7; count++) {
      app.send(openForm([]))
      app.send({ type: 'form/closed', payload: { form: 'login' } })
      frame()
    }
    const ended = observer.read().actors.filter(({ hasEnded }) => hasEnded)
    expect(ended.map(({ id, shown }) => [id, shown.status])).toEqual(
      Array.from({ length: 5 }, () => ['form/login', 'stopped']),
    )
  })

  test('redacts the values of secret fields', () => {
    const { observer, frame, app } = startApp()
    app.send(openForm(['password']))
    const values = { name: 'ada', password: 'granite' }
    app.system.get('form/login')?.send({
      type: 'form/changed',
      payload: { form: 'login', values },
    })
    frame()
    const seen = observer.read()
    const form = seen.actors.find(({ id }) => id === 'form/login')
    expect(form?.shown.context).toMatchObject({ values: { name: 'ada', password: '•' } })
    expect(seen.steps.at(-1)?.payload).toEqual({
      form: 'login',
      values: { name: 'ada', password: '•' },
    })
    expect(JSON.stringify(seen.steps)).not.toContain('granite')
  })

  test('marks events sent from the inspector', () => {
    const { observer, app } = startApp()
    const event = openForm([])
    const own = observer.sending(event, () => app.send(event))
    expect(own.map(({ actor, source, type }) => [actor, source, type])).toEqual([
      ['app', 'you', 'form/opened'],
    ])
  })

  test('forwards the current state and subsequent events', () => {
    const { observer, app } = startApp()
    const heard: InspectionEvent[] = []
    observer.passOn(event => heard.push(event))
    expect(heard.map(({ type }) => type)).toEqual(Array.from({ length: 5 }, () => '@xstate.actor'))
    app.send(openForm([]))
    expect(heard.at(-1)?.type).toBe('@xstate.snapshot')
  })
})
