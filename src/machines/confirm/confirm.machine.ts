import type { RichText } from '@/lib/rich-text'
import { and, assign, emit, setup } from 'xstate'
import type {
  ConfirmContents,
  ConfirmDecision,
  ConfirmEvent,
  ConfirmRequest,
} from './confirm.events'

export interface ConfirmContext {
  request: ConfirmRequest | null
  /** What blocks the command, found before the user could confirm. */
  obstacle: RichText | null
}

/**
 * The only confirm dialog. It holds an event; confirming emits that event and waits, and the dialog
 * closes however the command ends. If the request names contents that would block the command, it
 * looks for them first. The dialog belongs to its screen: leaving the screen closes it, but does not
 * cancel a confirmed command.
 */
export const confirmMachine = setup({
  types: {
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
    emitted: {} as ConfirmDecision,
  },
  guards: {
    isMine: ({ context, event }) =>
      'payload' in event && event.payload.source === context.request?.source,
    mayHaveContents: ({ event }) =>
      event.type === 'confirm/requested' && event.payload.contents !== undefined,
    isPossible: ({ event }) => event.type === 'confirm/checked' && event.payload.obstacle === null,
  },
  actions: {
    rememberRequest: assign(({ event }) =>
      event.type === 'confirm/requested' ? { request: event.payload } : {},
    ),
    forgetRequest: assign({ request: null, obstacle: null }),
    rememberObstacle: assign(({ event }) =>
      event.type === 'confirm/checked' ? { obstacle: event.payload.obstacle } : {},
    ),
    startCheck: emit(({ context: { request } }) => {
      const { source, contents } = request as ConfirmRequest
      return {
        type: 'confirm/checkStarted' as const,
        payload: { source, contents: contents as ConfirmContents },
      }
    }),
    emitConfirmed: emit(({ context }) => (context.request as ConfirmRequest).event),
  },
}).createMachine({
  id: 'confirm',
  context: { request: null, obstacle: null },
  initial: 'closed',
  on: { 'navigation/loaded': '.closed', 'navigation/failed': '.closed' },
  states: {
    closed: {
      entry: 'forgetRequest',
      on: {
        'confirm/requested': [
          { guard: 'mayHaveContents', target: 'checking', actions: 'rememberRequest' },
          { target: 'asking', actions: 'rememberRequest' },
        ],
      },
    },
    checking: {
      entry: 'startCheck',
      on: {
        'confirm/checked': [
          { guard: and(['isMine', 'isPossible']), target: 'asking' },
          { guard: 'isMine', target: 'impossible', actions: 'rememberObstacle' },
        ],
        'confirm/dismissed': 'closed',
      },
    },
    impossible: {
      description: 'Says what blocks the command, and can only be closed.',
      on: { 'confirm/dismissed': 'closed' },
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
