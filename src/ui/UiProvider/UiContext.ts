import { createContext, useContext } from 'react'
import type { Reader } from '@/lib/time'

export interface NavigateOptions {
  readonly replace?: boolean
}

/** What widgets need of the application around them. */
export interface UiPorts {
  /** Moves to another page of the console. */
  readonly navigate: (href: string, options?: NavigateOptions) => void
  /** Tells that the reader may go there soon: a link is hovered or focused. */
  readonly hint: (href: string) => void
  readonly copyText: (text: string) => void
  /** Whose language and time zone dates and numbers are written in. */
  readonly reader: Reader
}

const outside: UiPorts = {
  navigate: href => window.location.assign(href),
  hint: () => {},
  copyText: text => void navigator.clipboard.writeText(text),
  reader: { locale: 'en-US', timeZone: 'UTC' },
}

export const UiContext = createContext<UiPorts>(outside)

export const useUi = (): UiPorts => useContext(UiContext)

export const useReader = (): Reader => useContext(UiContext).reader
