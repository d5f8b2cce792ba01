import { createContext, useContext } from 'react'
import type { Locale } from '@/lib/time'

export interface NavigateOptions {
  readonly replace?: boolean
}

/** What widgets need from the application. */
export interface UiPorts {
  /** Moves to another page of the console. */
  readonly navigate: (href: string, options?: NavigateOptions) => void
  /** Called if the user may go there soon, because a link is hovered or focused. */
  readonly prefetch: (href: string) => void
  readonly copyText: (text: string) => void
  /** Whether the browser has refused to copy a text, which is shown instead. */
  readonly isCopyRefused?: boolean | undefined
  /** The page about a request; absent for users who cannot see any. */
  readonly requestHref?: ((id: string) => string) | undefined
  /** The user's locale and time zone, for dates and numbers. */
  readonly reader: Locale
}

const missing = (): never => {
  throw new Error('There is no UiProvider')
}

/** Enough to render a widget on its own; navigating and copying need the application. */
const alone: UiPorts = {
  navigate: missing,
  prefetch: () => {},
  copyText: missing,
  reader: { locale: 'en-US', timeZone: 'UTC' },
}

export const UiContext = createContext<UiPorts>(alone)

export const useUi = (): UiPorts => useContext(UiContext)

export const useLocale = (): Locale => useContext(UiContext).reader
