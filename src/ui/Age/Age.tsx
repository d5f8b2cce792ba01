import { useEffect, useState } from 'react'
import { relativeTime, toMillis, type Instant } from '@/lib/time'

const SECOND = 1000

/** How long ago something happened that has just happened: `12s ago`. Give it a new key for a new time. */
export function Age({ at }: { at: Instant }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(() => setSeconds(before => before + 1), SECOND)
    return () => window.clearInterval(timer)
  }, [])
  return relativeTime(at, toMillis(at) + seconds * SECOND, { ago: true })
}
