import { createContext, useContext } from 'react'
import type { Locale } from '@/lib/time'

export interface NavigateOptions {
  readonly replace?: boolean
}

/** What widgets need of the application around them. */
export interface UiPorts {
  /** Moves to another page of the console. */
  readonly navigate: (href: string, options?: NavigateOptions) => void
  /** Tells that the reader may go there soon: a link is hovered or focused. */
  readonly prefetch: (href: string) => void
  readonly copyText: (text: string) => void
  /** Whose language and time zone dates and numbers are written in. */
  readonly reader: Locale
}

const missing = (): never => {
  throw new Error('This widget needs a UiProvider around it')
}

/** Enough to draw a widget by itself; what leads out of it needs the application. */
const alone: UiPorts = {
  navigate: missing,
  prefetch: () => {},
  copyText: missing,
  reader: { locale: 'en-US', timeZone: 'UTC' },
}

export const UiContext = createContext<UiPorts>(alone)

export const useUi = (): UiPorts => useContext(UiContext)

export const useLocale = (): Locale => useContext(UiContext).reader
