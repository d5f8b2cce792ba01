import type { ReactNode } from 'react'
import { selectUnreadTab } from '@/store/navigation/loss'
import { useAppSelector } from '@/store/setup/hooks'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'
import { useLoadedCode } from './code-context'
import { Frame } from './frame/Frame'
import { useRoute } from './route-context'
import { routeKey } from './route-names'
import type { View } from './route-tree'
import styles from './Console.module.css'

const UnknownPart = lazy(async () => (await import('@/views/shared/unknown/Unknown')).UnknownPart)

/** Loaded before the connection may be lost. */
const LATE = [UnknownPart]

/** A part of the page, unless it is a tab that could not be read: then what opens over it stays. */
function Part({ at, View, children }: { at: number; View: View; children: ReactNode }) {
  const match = useRoute()
  const unread = useAppSelector(state => selectUnreadTab(state, match, at))
  if (!unread) return <View>{children}</View>
  return (
    <>
      <UnknownPart queries={[unread]} />
      {children}
    </>
  )
}

/** Renders the current route in the frame of its layout: each part of its chain wraps the next. */
export function Screen() {
  usePrefetch(LATE)
  const { screens } = useLoadedCode()
  const { route, chain, params } = useRoute()
  const page = chain.reduceRight<ReactNode>((inner, { id, path }, at) => {
    const { View } = screens.get(id) ?? {}
    if (!View) throw new Error(`The code of the route ${id} has not been loaded.`)
    return (
      <Part key={routeKey({ id, path }, params)} at={at} View={View}>
        {inner}
      </Part>
    )
  }, null)
  return route.layout.name === 'public' ? (
    <div className={styles.public}>{page}</div>
  ) : (
    <Frame>{page}</Frame>
  )
}
