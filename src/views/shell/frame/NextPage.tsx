import { findNow } from '@/store/navigation/find-location'
import { selectIsLoadSlow, selectTarget } from '@/store/navigation/selectors'
import type { RouteMatch } from '@/store/routing/match'
import { useAppSelector } from '@/store/setup/hooks'
import { selectIsOnline } from '@/store/tab/slice'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { useLoadedCode } from '../code-context'
import { useRouteIfAny } from '../route-context'
import { routeKey } from '../route-names'
import styles from './NextPage.module.css'

const ROWS = 6

/** The key of the page that panels are over and tabs are in. */
const pageKey = ({ chain: [page], params }: RouteMatch) => page && routeKey(page, params)

/** Dims a page that is being left, and covers it with the skeleton of the next one if that is slow. */
export function NextPage() {
  const { routes } = useLoadedCode()
  const here = useRouteIfAny()
  const target = useAppSelector(selectTarget)
  const isSlow = useAppSelector(selectIsLoadSlow)
  const isOnline = useAppSelector(selectIsOnline)
  const next = target && findNow(routes, target)
  if (!isOnline || !next || !here || pageKey(next) === pageKey(here)) return null
  return isSlow ? <PageSkeleton {...next} /> : <div className={styles.dim} />
}

function PageSkeleton({ route, params }: RouteMatch) {
  const crumb = route.crumbs?.(params).findLast(({ titleOnly }) => !titleOnly)
  const heading = route.skeleton?.heading?.(params) ?? crumb?.label
  return (
    <div className={styles.page}>
      <div className={styles.heading} aria-hidden="true">
        <Skeleton width="2rem" height="2rem" />
        {heading ?? <Skeleton width="10rem" height="1.5rem" />}
      </div>
      <div role="status">
        <VisuallyHidden>Loading {heading ?? 'the page'}</VisuallyHidden>
      </div>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="30%" />
            <Skeleton width="20%" />
            <Skeleton width="25%" />
          </div>
        ))}
      </div>
    </div>
  )
}
