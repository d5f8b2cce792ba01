import { createContext, useContext } from 'react'
import type { ByteStream } from '@/ports/ports'

const StreamsContext = createContext<ReadonlyMap<string, ByteStream>>(new Map())

export const StreamsProvider = StreamsContext

/** The bytes that an actor's socket carries; undefined when the actor is gone. */
export const useStream = (id: string): ByteStream | undefined => useContext(StreamsContext).get(id)
