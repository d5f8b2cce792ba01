import { createAction } from '@reduxjs/toolkit'

type PayloadOf<Event, Type> =
  Extract<Event, { type: Type }> extends { payload: infer Payload } ? Payload : void

/** Makes action creators whose types and payloads are those of a machine's event union. */
export const eventOf =
  <Event extends { type: string }>() =>
  <Type extends Event['type']>(type: Type) =>
    createAction<PayloadOf<Event, Type>, Type>(type)
