import type { ReactNode } from 'react'
import { Frame } from './frame/Frame'
import { useRoute, type View } from './route-context'
import { routeKey } from './route-key'
import styles from './Screen.module.css'

interface ScreenProps {
  views: ReadonlyMap<string, View>
}

/** The route on the screen in the frame of its layout: each part of its chain around the next. */
export function Screen({ views }: ScreenProps) {
  const { route, chain, params } = useRoute()
  const page = chain.reduceRight<ReactNode>((inner, { id, path }) => {
    const View = views.get(id)
    if (!View) throw new Error(`The code of the route ${id} has not been loaded.`)
    return <View key={routeKey({ id, path }, params)}>{inner}</View>
  }, null)
  return route.layout === 'public' ? (
    <div className={styles.public}>{page}</div>
  ) : (
    <Frame>{page}</Frame>
  )
}
