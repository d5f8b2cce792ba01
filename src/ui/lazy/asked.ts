import { createContext, useContext, useState } from 'react'

let count = 0
const next = () => (count += 1)

/** The number of the request that a lazy view answers; null outside of one. */
export const AskedContext = createContext<number | null>(null)

/**
 * A number that grows with every request for something to be shown. What a lazy view shows has that
 * of the view itself, which was there before its code.
 */
export const useAsked = (): number => {
  const asked = useContext(AskedContext)
  const [own] = useState(next)
  return asked ?? own
}
