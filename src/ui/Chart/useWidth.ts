import { useEffect, useRef, useState } from 'react'

/** Assumed width before the first measurement, in pixels. */
const UNMEASURED = 640

/** The width of an element in whole pixels, kept up to date. */
export const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width) || UNMEASURED)
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
