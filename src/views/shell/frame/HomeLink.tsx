import { Menu, Server } from 'lucide-react'
import { selectSiloName } from '@/store/session/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { siloPaths } from '@/store/silo/paths'
import { systemEntries } from '@/store/layouts'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Identicon } from '@/ui/Identicon/Identicon'
import { Link } from '@/ui/Link/Link'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { useRoute } from '../route-context'
import styles from './HomeLink.module.css'

/** The maker of the platform. */
const BRAND = 'Oxide'

/** The corner: names the silo or the system and links to its first page. */
export function HomeLink({ onOpenSidebar }: { onOpenSidebar: () => void }) {
  const { route } = useRoute()
  const silo = useAppSelector(selectSiloName)
  const isSystem = route.layout.name === 'system'
  const name = isSystem ? 'System' : silo
  return (
    <div className={styles.corner}>
      <span className={styles.opener}>
        <IconButton label="Open navigation" onPress={onOpenSidebar}>
          <Menu size={16} />
        </IconButton>
      </span>
      <Link
        href={isSystem ? systemEntries.home : siloPaths.projects()}
        look="bare"
        className={styles.home}
      >
        {isSystem ? (
          <span className={styles.rack}>
            <Server size={18} />
          </span>
        ) : (
          <Identicon name={silo} />
        )}
        <VisuallyHidden isOnlyNarrow>
          <span className={styles.lines}>
            <span className={styles.kind}>{isSystem ? BRAND : 'Silo'}</span>{' '}
            <Tooltip content={name} side="bottom" delay={300} isForCutText>
              <span className={styles.name}>{name}</span>
            </Tooltip>
          </span>
        </VisuallyHidden>
      </Link>
    </div>
  )
}
