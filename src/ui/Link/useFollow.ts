import { useCallback, type MouseEvent } from 'react'
import { useUi, type NavigateOptions } from '@/ui/UiProvider/UiContext'

export const isExternal = (href: string): boolean => /^https?:/.test(href)

/** A click without a modifier, which would make the browser open a new tab or download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Turns plain clicks on links to pages of the console into navigations without a page load. */
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
