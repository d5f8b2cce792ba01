import { useEffect, useRef, useState } from 'react'
import { selectLoadError } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { Announcer, type Announcement } from '@/ui/Announcer/Announcer'
import { errorHeading } from './errors/wording'
import { useRouteIfAny } from './route-context'
import { CONSOLE_NAME, pageTitle } from './title'

/** Names the document after the page, and tells assistive technology when that is another one. */
export function PageTitle() {
  const route = useRouteIfAny()
  const error = useAppSelector(selectLoadError)
  const title = error ? CONSOLE_NAME : pageTitle(route?.route.crumbs?.(route.params) ?? [])
  const name = error ? errorHeading(error.status) : title
  const announced = useRef<{ name: string; count: number } | null>(null)
  const [messages, setMessages] = useState<readonly Announcement[]>([])

  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const before = announced.current
    // The first page is read out by itself.
    if (before && before.name !== name) setMessages([{ id: before.count, text: name }])
    if (route || error) announced.current = { name, count: (before?.count ?? 0) + 1 }
  }, [route, error, name])

  return <Announcer messages={messages} />
}
