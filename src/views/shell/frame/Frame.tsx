import { useEffect, useRef, type ReactNode, useLayoutEffect, type RefObject, Suspense } from 'react'
import { Menu, Server } from 'lucide-react'
import { selectIsNavigating, selectNavigationType } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { PageActionsProvider, PageActionsSlot } from '@/ui/Form/PageActions'
import { lazyCode, useLazyCode } from '@/ui/lazy/lazyCode'
import { whenIdle } from '@/ui/lazy/whenIdle'
import { selectSiloName } from '@/store/session/session'
import { siloPaths } from '@/store/silo/paths'
import { systemEntries } from '@/store/layouts'
import { selectIsPaletteOpen } from '@/store/palette/slice'
import { IconButton } from '@/ui/Button/Button'
import { Identicon } from '@/ui/Identicon/Identicon'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'
import { Link } from '@/ui/Link/Link'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { Shortcuts } from '../shortcuts/Shortcuts'
import { PageFooterProvider, PaginationSlot } from './PageFooter'
import { RefreshNotice } from './RefreshNotice'
import { Sidebar } from './Sidebar'
import { TopBar } from './TopBar'
import { useRoute, type CurrentRoute } from '../route-context'
import { keepScroll, landing, PaneContext } from '../scroll-memory'
import styles from './Frame.module.css'

const PaletteDialog = lazy(async () => (await import('../palette/PaletteDialog')).PaletteDialog)
const RefreshAnnouncement = lazy(
  async () => (await import('@/views/shared/refresh/RefreshFailure')).RefreshAnnouncement,
)
const LATE = [PaletteDialog]

/** The command palette. */
function Palette() {
  const isOpen = useAppSelector(selectIsPaletteOpen)
  usePrefetch(LATE)
  return <Suspense>{isOpen && <PaletteDialog />}</Suspense>
}

/** Scrolls the pane on each navigation and stores where each page was left. */
const useScrollMemory = (pane: RefObject<HTMLElement | null>) => {
  const route = useRoute()
  const navigationType = useAppSelector(selectNavigationType)
  const left = useRef<CurrentRoute | null>(null)
  // The last position seen: the pane may already be shorter when the next page is in place.
  const top = useRef(0)

  useEffect(() => {
    const element = pane.current
    const note = () => {
      top.current = element?.scrollTop ?? 0
    }
    const keep = () => left.current && keepScroll(left.current.historyIndex, top.current)
    element?.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      element?.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [pane])

  useLayoutEffect(() => {
    if (left.current) keepScroll(left.current.historyIndex, top.current)
    const to = landing(left.current, route, navigationType)
    left.current = route
    // If the pane is already at its top, setting it again would force an early layout.
    if (to === null || !pane.current || (to === 0 && top.current === 0)) return
    pane.current.scrollTop = to
    top.current = pane.current.scrollTop
  }, [pane, route, navigationType])
}

/** The maker of the platform. */
const BRAND = 'Oxide'

/** The corner: names the silo or the system and links to its first page. */
function HomeLink({ onOpenSidebar }: { onOpenSidebar: () => void }) {
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

/** Loaded before it is needed. Without it, such as without a connection, the page just stays. */
const nextPage = lazyCode(async () => (await import('./NextPage')).NextPage)

/** The frame of every page behind the login: breadcrumbs, navigation and page. */
export function Frame({ children }: { children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null)
  const sidebar = useRef<HTMLElement>(null)
  useScrollMemory(pane)
  const isNavigating = useAppSelector(selectIsNavigating)
  const { code: NextPage, load } = useLazyCode(nextPage)
  useEffect(() => whenIdle(load), [load])
  return (
    <PaneContext value={pane}>
      <PageFooterProvider>
        <PageActionsProvider>
          <div className={styles.frame}>
            <header className={styles.top}>
              <HomeLink onOpenSidebar={() => sidebar.current?.showPopover?.()} />
              <TopBar />
            </header>
            <Sidebar ref={sidebar} />
            <div
              ref={pane}
              id="scroll-container"
              data-testid="scroll-container"
              className={styles.pane}
              data-free-area
            >
              <div id="content" tabIndex={-1} />
              <RefreshNotice />
              <main className={styles.main}>{children}</main>
              <div className={styles.footer} data-foot>
                <PaginationSlot />
                <PageActionsSlot />
              </div>
            </div>
            {isNavigating && NextPage && <NextPage />}
          </div>
          <RefreshAnnouncement isLate />
          <Palette />
          <Shortcuts />
        </PageActionsProvider>
      </PageFooterProvider>
    </PaneContext>
  )
}
