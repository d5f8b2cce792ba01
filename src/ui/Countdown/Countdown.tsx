import { useEffect, useState } from 'react'

export interface CountdownProps {
  /** Start value. Change the `key` to start over. */
  seconds: number
}

/** The seconds until something happens: `in 5 s`, and `now` at the end. */
export function Countdown({ seconds }: CountdownProps) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = window.setInterval(() => setLeft(before => Math.max(before - 1, 0)), 1000)
    return () => window.clearInterval(timer)
  }, [])
  return <span data-figures>{left > 0 ? `in ${left} s` : 'now'}</span>
}
