import { createContext, useContext, useState } from 'react'

let count = 0
const next = () => (count += 1)

/** Number of the request that a lazy view serves; null outside a lazy view. */
export const ShowOrderContext = createContext<number | null>(null)

/**
 * A number that grows with every request to show something. Content of a lazy view gets the number
 * of the view, which was requested before its code arrived.
 */
export const useShowOrder = (): number => {
  const order = useContext(ShowOrderContext)
  const [own] = useState(next)
  return order ?? own
}
