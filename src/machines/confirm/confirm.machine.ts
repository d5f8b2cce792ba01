import { assign, emit, setup } from 'xstate'
import type { ConfirmDecision, ConfirmEvent, ConfirmRequest } from './confirm.events'

export interface ConfirmContext {
  request: ConfirmRequest | null
}

/**
 * The one confirm dialog. It holds an event; confirming emits that event and waits, and the dialog
 * closes whichever way the command ends. It belongs to the screen that it was asked on: when that is
 * left the question is gone, though not what was confirmed already.
 */
export const confirmMachine = setup({
  types: {
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
    emitted: {} as ConfirmDecision,
  },
  guards: {
    isMine: ({ context, event }) =>
      (event.type === 'command/succeeded' || event.type === 'command/failed') &&
      event.payload.source === context.request?.source,
  },
  actions: {
    rememberRequest: assign(({ event }) =>
      event.type === 'confirm/requested' ? { request: event.payload } : {},
    ),
    forgetRequest: assign({ request: null }),
    emitConfirmed: emit(({ context }) => (context.request as ConfirmRequest).event),
  },
}).createMachine({
  id: 'confirm',
  context: { request: null },
  initial: 'closed',
  on: { 'navigation/loaded': '.closed', 'navigation/failed': '.closed' },
  states: {
    closed: {
      entry: 'forgetRequest',
      on: { 'confirm/requested': { target: 'asking', actions: 'rememberRequest' } },
    },
    asking: {
      on: { 'confirm/accepted': 'pending', 'confirm/dismissed': 'closed' },
    },
    pending: {
      entry: 'emitConfirmed',
      tags: 'busy',
      on: {
        'command/succeeded': { guard: 'isMine', target: 'closed' },
        'command/failed': { guard: 'isMine', target: 'closed' },
      },
    },
  },
})
