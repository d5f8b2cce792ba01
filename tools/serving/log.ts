import { printable } from '@/lib/text'
import { complain } from '../command-line'
import type { Observer } from './observer'

/** What operators read. */
export interface Log {
  info: (message: string) => void
  warn: (message: string) => void
  observer: Observer
}

/** Sentences for people. */
export const textLog: Log = {
  info: message => console.log(printable(message)),
  warn: complain,
  observer: {},
}
