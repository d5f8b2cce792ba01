import { useEffect, useRef, useState } from 'react'
import { selectLoadError } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { selectIsOnline } from '@/store/tab/selectors'
import { Announcer, type Announcement } from '@/ui/Announcer/Announcer'
import { errorTitle } from './errors/wording'
import { useRouteIfAny } from './route-context'
import { pageTitle, titleOf } from './title'

/** Sets the document title, and announces each page to assistive technology, not what opens over it. */
export function PageTitle() {
  const route = useRouteIfAny()
  const error = useAppSelector(selectLoadError)
  const isOnline = useAppSelector(selectIsOnline)
  const title = error
    ? titleOf([errorTitle(error, isOnline)])
    : pageTitle(route?.route.crumbs?.(route.params) ?? [])
  /** A form or panel over a page: the dialog has the focus, which announces its name. */
  const isOver =
    !error &&
    route?.route.parent !== undefined &&
    route.route.crumbs?.(route.params).at(-1)?.titleOnly === true
  const announced = useRef<{ title: string; count: number } | null>(null)
  const [messages, setMessages] = useState<readonly Announcement[]>([])

  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const before = announced.current
    if (before && isOver) return
    if (route || error) announced.current = { title, count: (before?.count ?? 0) + 1 }
    // Screen readers announce the first page themselves.
    if (!before || before.title === title) return
    // After the effects of the screen, which may give its tab a better title (`useTabTitle`).
    queueMicrotask(() => setMessages([{ id: before.count, text: document.title }]))
  }, [route, error, title, isOver])

  return <Announcer messages={messages} />
}
