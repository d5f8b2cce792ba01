import { createAction } from '@reduxjs/toolkit'

/** An event as plain data, which menus, dialogs and toasts hold instead of functions. */
export type StoreEvent = { type: string; payload?: unknown; meta?: EventMeta }

type EventMeta = {
  /** Whether a log may hold the payload: false if it can contain a secret. */
  isLoggable: boolean
}

type Arguments<Payload> = Payload extends void ? [] : [payload: Payload]

/** Creates an event creator. Events are named for what happened: `disks/deleteRequested`. */
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

/** Creates event creators whose types and payloads are those of a machine's event union. */
export const eventOf =
  <Event extends { type: string }>(meta: EventMeta) =>
  <Type extends Event['type']>(type: Type) =>
    createEvent<PayloadOf<Event, Type>, Type>(type, meta)
