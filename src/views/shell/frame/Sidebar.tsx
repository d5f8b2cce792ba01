import { ChevronRight, X, Search, ArrowUpRight, BookOpen, type LucideIcon } from 'lucide-react'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type Ref,
  type ToggleEvent,
  type ReactNode,
} from 'react'
import { paletteOpened } from '@/store/palette/slice'
import { useSupported } from '@/store/release/release'
import {
  isSectionActive,
  isSectionHighlighted,
  sectionLink,
  type Section,
  type SectionLink,
} from '@/store/routing/layout'
import { selectIsSiloAdmin, selectSiloName } from '@/store/session/session'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { lazy } from '@/ui/lazy/lazy'
import { Truncate } from '@/ui/Truncate/Truncate'
import { Button, IconButton } from '@/ui/Button/Button'
import { Kbd } from '@/ui/Kbd/Kbd'
import { selectTarget } from '@/store/navigation/selectors'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { sectionIcons } from '@/views/shared/icons'
import { ReleaseLink } from '../release/ReleaseLink'
import { useRoute } from '../route-context'
import { JUMP, keysOf } from '../shortcuts/keys'
import styles from './Sidebar.module.css'

const LateIcon = lazy(async () => (await import('@/views/shared/late-icons')).LateIcon)

const DOCS = 'https://docs.oxide.computer'

/** A page of the section, marked if it is the current one or being loaded. */
function SidebarLink({ link, children }: { link: SectionLink; children?: ReactNode }) {
  const here = useRoute().path
  const path = useAppSelector(selectTarget)?.path ?? here
  const isActive = isSectionActive(link, path)
  const Icon = (sectionIcons as Readonly<Record<string, LucideIcon>>)[link.id]
  return (
    <li>
      <Link
        href={link.to}
        look="bare"
        {...(isActive && { 'aria-current': 'page' })}
        className={cx(
          styles.link,
          (isActive || isSectionHighlighted(link, path)) && styles.highlighted,
        )}
      >
        {Icon ? (
          <Icon size={16} />
        ) : (
          <span className={styles.icon}>
            <LateIcon id={link.id} />
          </span>
        )}
        <span className={styles.label}>{link.label}</span>
      </Link>
      {children}
    </li>
  )
}

function DocsLink() {
  return (
    <li>
      <Link href={DOCS} look="bare" className={styles.link}>
        <BookOpen size={16} />
        <span className={styles.label}>Docs</span>
        <ArrowUpRight size={14} className={styles.aside} />
      </Link>
    </li>
  )
}

/** Opens the command palette and shows its keyboard shortcut. */
function JumpTo({ onPress }: { onPress: () => void }) {
  return (
    <Button className={styles.jump} onPress={onPress}>
      <Search size={16} />
      <span className={styles.label}>Jump to</span>
      <Kbd>{keysOf(JUMP)}</Kbd>
    </Button>
  )
}

const HEADING_LENGTH = 24

const SavedViewsDialog = lazy(
  async () => (await import('@/views/shared/saved-views/SavedViewsDialog')).SavedViewsDialog,
)
const IssuesCount = lazy(async () => (await import('./IssuesCount')).IssuesCount)
const PinnedViews = lazy(async () => (await import('./PinnedViews')).PinnedViews)

/**
 * Moves the focus into the opened drawer; closing it returns the focus. Groups of links in it toggle
 * as well.
 */
const takeFocus = ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
  if (target === currentTarget && newState === 'open')
    currentTarget.querySelector('button')?.focus()
}

/**
 * The pages of the section. In a narrow window, a drawer over the page: a popover, which the
 * browser closes on Escape and on a press outside it.
 */
export function Sidebar({ ref }: { ref: Ref<HTMLElement> }) {
  const send = useSend()
  const route = useRoute()
  const { layout } = route.route
  const isSiloAdmin = useAppSelector(selectIsSiloAdmin)
  const sections = useSupported(layout.sections).filter(
    ({ isForSiloAdmins }) => isSiloAdmin || !isForSiloAdmins,
  )
  const heading = layout.heading(route.params, useAppSelector(selectSiloName))
  const hasPinned = useAppSelector(state => state.savedViews.some(({ isPinned }) => isPinned))
  const [isManaging, setManaging] = useState(false)
  const id = useId()
  const drawer = useRef<HTMLElement>(null)
  const toLink = (section: Section) => (
    <SidebarLink key={section.id} link={sectionLink(section, route.params)}>
      {section.id === 'issues' && <IssuesCount />}
    </SidebarLink>
  )
  const isHere = (section: Section) => {
    const link = sectionLink(section, route.params)
    return isSectionActive(link, route.path) || isSectionHighlighted(link, route.path)
  }
  const close = () => drawer.current?.hidePopover?.()

  useEffect(() => {
    close()
  }, [route])

  return (
    <aside
      ref={element => {
        drawer.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      popover="auto"
      onToggle={takeFocus}
      className={styles.sidebar}
      aria-label="Navigation"
    >
      <div className={styles.head}>
        <JumpTo
          onPress={() => {
            close()
            send(paletteOpened())
          }}
        />
        <span className={styles.closer}>
          <IconButton label="Close navigation" onPress={close}>
            <X size={16} />
          </IconButton>
        </span>
      </div>
      <nav aria-label="Sidebar navigation" className={styles.group}>
        <ul>
          {layout.parents.map(parent => (
            <SidebarLink key={parent.id} link={sectionLink(parent)} />
          ))}
          <DocsLink />
        </ul>
      </nav>
      {/* Labelled like the other nav, plus its heading, so that they can be told apart. */}
      <nav
        id={`${id}nav`}
        aria-label="Sidebar navigation"
        aria-labelledby={`${id}nav ${id}heading`}
        className={styles.group}
      >
        <h2 id={`${id}heading`} className={styles.heading}>
          <Truncate text={heading} max={HEADING_LENGTH} />
        </h2>
        <ul>
          {sections.map(section => {
            const { group } = section
            if (group === undefined) return toLink(section)
            const members = sections.filter(each => each.group === group)
            if (members[0] !== section) return null
            return (
              <li key={group}>
                <details open={members.some(isHere)}>
                  <summary className={styles.link}>
                    <ChevronRight size={16} />
                    {group}
                  </summary>
                  <ul aria-label={group}>{members.map(toLink)}</ul>
                </details>
              </li>
            )
          })}
        </ul>
      </nav>
      {hasPinned && (
        <PinnedViews
          onManage={() => {
            close()
            setManaging(true)
          }}
        />
      )}
      {isManaging && <SavedViewsDialog onClose={() => setManaging(false)} />}
      {layout.name === 'system' && <ReleaseLink />}
    </aside>
  )
}
