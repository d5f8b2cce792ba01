import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect'
import { createActor } from 'xstate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAppMachine } from '@/machines/app/app.machine'
import { formMachine } from '@/machines/form/form.machine'
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
  openStately(observer)
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
