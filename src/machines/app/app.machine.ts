import { enqueueActions, setup, stopChild } from 'xstate'
import { confirmMachine } from '../confirm/confirm.machine'
import { connectionMachine } from '../connection/connection.machine'
import type { FormLifeEvent } from '../form/form.events'
import { formMachine } from '../form/form.machine'
import { navigationMachine } from '../navigation/navigation.machine'
import { sessionMachine } from '../session/session.machine'

export const formActorId = (form: string) => `form/${form}` as const

/** The code of a machine that not everybody needs has arrived. Its actor has the id of that name. */
export type LateMachineEvent = { type: 'code/machineArrived'; payload: { machine: string } }

/**
 * The root of the one actor system. The singletons live as long as it does; forms come and go. An
 * error in a child ends that child only: without the handler it would take the whole system along.
 */
export const appMachine = setup({
  types: { events: {} as FormLifeEvent | LateMachineEvent },
  actors: {
    session: sessionMachine,
    navigation: navigationMachine,
    confirm: confirmMachine,
    connection: connectionMachine,
    form: formMachine,
  },
  actions: {
    openForm: enqueueActions(({ enqueue, event, system }) => {
      if (event.type !== 'form/opened') return
      const id = formActorId(event.payload.form)
      // A reused id would leave the old actor running beside the new one.
      if (system.get(id)) return
      enqueue.spawnChild('form', { id, systemId: id, input: event.payload })
    }),
    closeForm: stopChild(({ event }) =>
      event.type === 'form/closed' ? formActorId(event.payload.form) : '',
    ),
    /** Provided by whoever holds the code that has arrived. */
    startLateMachine: () => undefined,
    buryChild: enqueueActions(({ enqueue, event }) => {
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
    'code/machineArrived': { actions: 'startLateMachine' },
    'xstate.error.actor.*': { actions: 'buryChild' },
  },
})
