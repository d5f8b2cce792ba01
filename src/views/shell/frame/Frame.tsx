import { useEffect, useRef, type ReactNode } from 'react'
import { selectIsNavigating } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { PageActionsProvider, PageActionsSlot } from '@/ui/Form/PageActions'
import { lazyCode } from '@/ui/lazy/lazyCode'
import { useLazyCode } from '@/ui/lazy/useLazyCode'
import { whenIdle } from '@/ui/lazy/whenIdle'
import { Palette } from '../palette/Palette'
import { Shortcuts } from '../shortcuts/Shortcuts'
import { HomeLink } from './HomeLink'
import { PageFooterProvider, PaginationSlot } from './PageFooter'
import { PaneContext } from './pane-context'
import { RefreshAnnouncement, RefreshNotice } from './RefreshNotice'
import { Sidebar } from './Sidebar'
import { TopBar } from './TopBar'
import { useScrollMemory } from './use-scroll-memory'
import styles from './Frame.module.css'

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
          <RefreshAnnouncement />
          <Palette />
          <Shortcuts />
        </PageActionsProvider>
      </PageFooterProvider>
    </PaneContext>
  )
}
