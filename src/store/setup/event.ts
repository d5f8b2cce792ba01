import { createAction } from '@reduxjs/toolkit'

/** Any event as data: what menus, dialogs and toasts hold instead of functions. */
export type StoreEvent = { type: string; payload?: unknown; meta?: EventMeta }

type EventMeta = {
  /** Whether a log may hold the payload: false where anything secret can be in it. */
  isLoggable: boolean
}

type Arguments<Payload> = Payload extends void ? [] : [payload: Payload]

/** Makes the creator of an event, named for what happened: `disks/deleteRequested`. */
export const createEvent = <Payload = void, Type extends string = string>(
  type: Type,
  meta: EventMeta,
) =>
  createAction(type, (...[payload]: Arguments<Payload>) => ({
    payload: payload as Payload,
    meta,
  }))

type PayloadOf<Event, Type> =
  Extract<Event, { type: Type }> extends { payload: infer Payload } ? Payload : void

/** Makes event creators whose types and payloads are those of a machine's event union. */
export const eventOf =
  <Event extends { type: string }>(meta: EventMeta) =>
  <Type extends Event['type']>(type: Type) =>
    createEvent<PayloadOf<Event, Type>, Type>(type, meta)
