import { selectIsFleetViewer } from '@/store/session/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs'
import { useRoute } from '../route-context'
import { Cards } from '../Cards'
import { ActivityButton } from '../activity/ActivityButton'
import { SectionPicker } from './SectionPicker'
import { UserMenu } from './UserMenu'
import styles from './TopBar.module.css'

/** The breadcrumbs of the page, then the controls of every page: section picker, activity and user menu. */
export function TopBar() {
  const { route, params } = useRoute()
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const crumbs = route.crumbs?.(params).filter(({ titleOnly }) => !titleOnly) ?? []
  return (
    <div className={styles.bar}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={crumbs.map(({ label, to }) => ({ label, href: to }))} />
      </div>
      <div className={styles.controls}>
        <Cards of="Chip" />
        {isFleetViewer && <SectionPicker />}
        <ActivityButton />
        <UserMenu />
      </div>
    </div>
  )
}
