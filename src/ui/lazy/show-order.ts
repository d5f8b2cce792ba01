import { createContext, useContext, useState } from 'react'

let count = 0
const next = () => (count += 1)

/** The number of the request that a lazy view answers; null outside of one. */
export const ShowOrderContext = createContext<number | null>(null)

/**
 * A number that grows with every request for something to be shown. What a lazy view shows has that
 * of the view itself, which was there before its code.
 */
export const useShowOrder = (): number => {
  const order = useContext(ShowOrderContext)
  const [own] = useState(next)
  return order ?? own
}
