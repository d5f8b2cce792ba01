import { useCallback, type MouseEvent } from 'react'
import { useUi, type NavigateOptions } from '@/ui/UiProvider/UiContext'

export const isExternal = (href: string): boolean => /^https?:/.test(href)

/** A click with a modifier asks the browser for something else: a new tab, a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Turns a plain click on a link to a page of the console into a move without a page load. */
export const useFollow = (): ((
  event: MouseEvent,
  href: string,
  options?: NavigateOptions,
) => void) => {
  const { navigate } = useUi()
  return useCallback(
    (event, href, options) => {
      if (event.defaultPrevented || isExternal(href) || !isPlainClick(event)) return
      event.preventDefault()
      navigate(href, options)
    },
    [navigate],
  )
}
