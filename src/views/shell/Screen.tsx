import type { ReactNode } from 'react'
import { useLoadedCode } from './code-context'
import { Frame } from './frame/Frame'
import { useRoute } from './route-context'
import { routeKey } from './route-key'
import styles from './Screen.module.css'

/** Renders the current route in the frame of its layout: each part of its chain wraps the next. */
export function Screen() {
  const { screens } = useLoadedCode()
  const { route, chain, params } = useRoute()
  const page = chain.reduceRight<ReactNode>((inner, { id, path }) => {
    const { View } = screens.get(id) ?? {}
    if (!View) throw new Error(`The code of the route ${id} has not been loaded.`)
    return <View key={routeKey({ id, path }, params)}>{inner}</View>
  }, null)
  return route.layout.name === 'public' ? (
    <div className={styles.public}>{page}</div>
  ) : (
    <Frame>{page}</Frame>
  )
}
