import { Bookmark, Settings2 } from 'lucide-react'
import { useId } from 'react'
import { addressOf, inOrder, isShown, placeOf } from '@/store/saved-views/edit'
import { useAppSelector } from '@/store/setup/hooks'
import { Row, Text } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/Button/Button'
import { Link } from '@/ui/Link/Link'
import { useAddress } from '@/views/shared/saved-views/use-address'
import styles from './PinnedViews.module.css'
import sidebar from './Sidebar.module.css'

/** The pinned views, in the sidebar. */
export function PinnedViews({ onManage }: { onManage: () => void }) {
  const id = useId()
  const address = useAddress()
  const views = useAppSelector(state => state.savedViews)
  return (
    <nav aria-labelledby={id} className={sidebar.group}>
      <Row justifyContent="space-between">
        <h2 id={id} className={sidebar.heading}>
          Pinned
        </h2>
        <IconButton label="Saved views" hasTooltip onPress={onManage}>
          <Settings2 size={16} />
        </IconButton>
      </Row>
      <ul className={styles.list}>
        {inOrder(views.filter(({ isPinned }) => isPinned)).map(view => {
          const isCurrent = isShown(view, address)
          return (
            <li key={`${view.path}\n${view.name}`}>
              <Link
                href={addressOf(view)}
                look="bare"
                {...(isCurrent && { 'aria-current': 'page' })}
                className={cx(sidebar.link, styles.link, isCurrent && sidebar.highlighted)}
              >
                <Bookmark size={16} />
                <Text flex={1} minWidth={0}>
                  <span className={styles.line}>{view.name}</span>
                  <span className={styles.place}>{placeOf(view)}</span>
                </Text>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
