import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect'
import { createActor } from 'xstate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAppMachine } from '@/machines/app/app.machine'
import { formMachine } from '@/machines/form/form.machine'
import type { Answers } from '@/inspector/objects'
import { createObserver } from '@/inspector/observer'
import { openStately } from '@/inspector/stately'
import { prepareDocument } from '#tests/support/dom'
import { eventually } from '#tests/support/eventually'

const startApp = () => {
  const observer = createObserver({ now: () => 0, later: () => undefined })
  const app = createActor(createAppMachine(new Map([['form', formMachine]])), {
    id: 'app',
    systemId: 'app',
    inspect: event => observer.observe(event),
  })
  app.start()
  return { observer, app }
}

/** A window in place of Stately's, which records the events posted to it. */
const standIn = () => {
  prepareDocument()
  const frame = document.body.appendChild(document.createElement('iframe'))
  const opened = frame.contentWindow as Window & typeof globalThis
  const open = vi.spyOn(window, 'open').mockReturnValue(opened)
  onTestFinished(() => {
    open.mockRestore()
    frame.remove()
  })
  const heard: StatelyInspectionEvent[] = []
  /** Subscribes, as the page does once its scripts have loaded. */
  const connect = () =>
    createBrowserReceiver({ window: opened }).subscribe(event => void heard.push(event))
  return { open, heard, connect }
}

test("Stately's inspector receives the current actors and subsequent events, without payloads", async () => {
  const { observer, app } = startApp()
  const { open, heard, connect } = standIn()
  openStately(observer, {
    getState: () => ({ api: { queries: {}, subscriptions: {} } }),
    subscribe: () => () => undefined,
  })
  expect(open).toHaveBeenCalledExactlyOnceWith('https://stately.ai/inspect', 'xstateinspector')
  connect()
  const actors = () =>
    heard.flatMap(({ type, ...event }) =>
      type === '@xstate.actor' && 'name' in event ? [event.name] : [],
    )
  await eventually(() => expect(actors()).toContain('navigation'))
  expect(actors()).toEqual(expect.arrayContaining(['app', 'session', 'confirm', 'connection']))

  const payload = { title: 'Delete disk', body: [], tone: 'danger' as const, source: 'disk' }
  const question = { type: 'confirm/requested', payload: { ...payload, event: { type: 'x' } } }
  app.getSnapshot().children.confirm?.send(question as never)
  await eventually(() => expect(heard.at(-1)?.type).toBe('@xstate.snapshot'))
  const told = heard.filter(({ type }) => type === '@xstate.event')
  expect(told.at(-1)).toMatchObject({ event: { type: 'confirm/requested' } })
  expect(JSON.stringify(told)).not.toContain('Delete disk')
})

test("Stately's inspector receives the objects on the screen, by state, name and id alone", async () => {
  const { observer } = startApp()
  const { heard, connect } = standIn()
  const queryOf = (runState: string) => ({
    endpointName: 'instanceList',
    data: { items: [{ id: 'i1', name: 'db1', runState, description: 'of Ann' }] },
  })
  let api: Answers = {
    queries: { a: queryOf('starting') },
    subscriptions: { a: { one: {} } },
  }
  const listeners = new Set<() => void>()
  const become = (next: typeof api) => {
    api = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  openStately(observer, { getState: () => ({ api }), subscribe })
  connect()
  const ofObject = () =>
    heard.flatMap(event =>
      event.sessionId === 'instance/i1' && event.type !== '@xstate.event' ? [event] : [],
    )
  await eventually(() => expect(ofObject()).toHaveLength(1))
  expect(ofObject()[0]).toMatchObject({
    name: 'instance db1',
    snapshot: { value: 'starting', context: { id: 'i1', name: 'db1' } },
  })

  become({ ...api })
  become({ ...api, queries: { a: queryOf('running') } })
  become({ ...api, subscriptions: {} })
  await eventually(() => expect(ofObject()).toHaveLength(3))
  expect(ofObject().slice(1)).toMatchObject([
    { snapshot: { value: 'running', status: 'active' } },
    { snapshot: { value: 'running', status: 'stopped' } },
  ])
  expect(JSON.stringify(heard)).not.toContain('of Ann')
})
