import { useEffect, useRef, useState } from 'react'
import { selectLoadError } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { selectIsOnline } from '@/store/tab/selectors'
import { Announcer, type Announcement } from '@/ui/Announcer/Announcer'
import { errorTitle } from './errors/wording'
import { useRouteIfAny } from './route-context'
import { pageTitle, titleOf } from './title'

/** Sets the document title to that of the page and announces changes to assistive technology. */
export function PageTitle() {
  const route = useRouteIfAny()
  const error = useAppSelector(selectLoadError)
  const isOnline = useAppSelector(selectIsOnline)
  const title = error
    ? titleOf([errorTitle(error, isOnline)])
    : pageTitle(route?.route.crumbs?.(route.params) ?? [])
  const known = useRef<string | null>(null)
  const [changes, setChanges] = useState(0)
  const [messages, setMessages] = useState<readonly Announcement[]>([])

  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    // Screen readers announce the first page themselves.
    if (known.current !== null && known.current !== title) setChanges(count => count + 1)
    if (route || error) known.current = title
  }, [route, error, title])
  useEffect(() => {
    // By now the screen may have given its tab a better title (`useTabTitle`).
    if (changes > 0) setMessages([{ id: changes, text: document.title }])
  }, [changes])

  return <Announcer messages={messages} />
}
