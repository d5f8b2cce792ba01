import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'

export interface Announcement {
  id: string | number
  text: string
}

/** How long an announcement stays in the document, in milliseconds: long enough to be read. */
const LIFETIME = 7000

/**
 * Announces messages to assistive technology, each once and for its full time, even if it has left
 * `messages`. The regions must stay in the document, or nothing in them is announced.
 */
export function Announcer({
  messages,
  politeness = 'polite',
}: {
  messages: readonly Announcement[]
  politeness?: 'polite' | 'assertive'
}) {
  const [spoken, setSpoken] = useState<readonly Announcement[]>([])
  const known = useRef(new Set<Announcement['id']>())
  const timers = useRef(new Set<number>())

  useEffect(() => {
    const fresh = messages.filter(message => !known.current.has(message.id))
    if (fresh.length === 0) return
    for (const message of fresh) known.current.add(message.id)
    setSpoken(before => [...before, ...fresh])
    const timer = window.setTimeout(() => {
      timers.current.delete(timer)
      setSpoken(before => before.filter(message => !fresh.includes(message)))
    }, LIFETIME)
    timers.current.add(timer)
  }, [messages])
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach(timer => window.clearTimeout(timer))
  }, [])

  return (
    <VisuallyHidden>
      {/* Marked so that modal dialogs do not silence it. */}
      <span role="log" aria-live={politeness} aria-relevant="additions" data-live-announcer="true">
        {spoken.map(message => (
          <span key={message.id}>{message.text}</span>
        ))}
      </span>
    </VisuallyHidden>
  )
}
