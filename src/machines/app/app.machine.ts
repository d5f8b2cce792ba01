import { enqueueActions, setup, type AnyStateMachine } from 'xstate'
import { confirmMachine } from '../confirm/confirm.machine'
import { connectionMachine } from '../connection/connection.machine'
import type { FormLifeEvent } from '../form/form.events'
import { navigationMachine } from '../navigation/navigation.machine'
import { sessionMachine } from '../session/session.machine'

/** Starts and stops actors whose machines are part of a screen's code. */
export type ActorLifeEvent =
  /** `machine` is its name in the screen; `input` is plain JSON. */
  | { type: 'actors/startRequested'; payload: { id: string; machine: string; input: unknown } }
  | { type: 'actors/stopRequested'; payload: { id: string } }

export const formActorId = (form: string) => `form/${form}` as const

type AppEvent = FormLifeEvent | ActorLifeEvent

/**
 * The root of the one actor system. The singletons live as long as it does. Forms come and go, and
 * so do the actors of screens: `loaded` holds their machines, and that of forms, by name. An error in
 * a child stops that child only; without the handler it would stop the whole system.
 */
export const createAppMachine = (loaded: ReadonlyMap<string, AnyStateMachine>) =>
  setup({
    types: { events: {} as AppEvent },
    actors: {
      session: sessionMachine,
      navigation: navigationMachine,
      confirm: confirmMachine,
      connection: connectionMachine,
    },
    actions: {
      openForm: enqueueActions(({ enqueue, event, system }) => {
        if (event.type !== 'form/opened') return
        const id = formActorId(event.payload.form)
        const machine = loaded.get('form')
        // A reused id would leave the old actor running beside the new one.
        if (!machine || system.get(id)) return
        // The types of XState know no ids but those of the machines named above.
        enqueue.spawnChild(machine, { id: id as never, systemId: id, input: event.payload })
      }),
      closeForm: enqueueActions(({ enqueue, event }) => {
        if (event.type === 'form/closed') enqueue.stopChild(formActorId(event.payload.form))
      }),
      startActor: enqueueActions(({ enqueue, event, system }) => {
        if (event.type !== 'actors/startRequested') return
        const { id, machine: name, input } = event.payload
        const machine = loaded.get(name)
        if (!machine || system.get(id)) return
        enqueue.spawnChild(machine, { id: id as never, systemId: id, input })
      }),
      stopActor: enqueueActions(({ enqueue, event }) => {
        if (event.type === 'actors/stopRequested') enqueue.stopChild(event.payload.id)
      }),
      stopFailedChild: enqueueActions(({ enqueue, event }) => {
        enqueue.stopChild(String(event.type).replace('xstate.error.actor.', ''))
      }),
    },
  }).createMachine({
    id: 'app',
    invoke: [
      { src: 'session', id: 'session', systemId: 'session' },
      { src: 'navigation', id: 'navigation', systemId: 'navigation' },
      { src: 'confirm', id: 'confirm', systemId: 'confirm' },
      { src: 'connection', id: 'connection', systemId: 'connection' },
    ],
    on: {
      'form/opened': { actions: 'openForm' },
      'form/closed': { actions: 'closeForm' },
      'actors/startRequested': { actions: 'startActor' },
      'actors/stopRequested': { actions: 'stopActor' },
      'xstate.error.actor.*': { actions: 'stopFailedChild' },
    },
  })
