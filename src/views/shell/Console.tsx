import type { Action } from '@reduxjs/toolkit'
import {
  StrictMode,
  Suspense,
  useMemo,
  useRef,
  type ReactNode,
  useEffect,
  useState,
  type MouseEvent,
} from 'react'
import { Provider } from 'react-redux'
import type { App } from '@/create-app'
import type { Locale } from '@/lib/time'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import { selectIsConnectionLost } from '@/store/connection/connection'
import { navigationRequested, prefetchRequested } from '@/store/navigation/events'
import { selectLoadError, selectLocation, selectVisibleLoad } from '@/store/navigation/selectors'
import { codeFailed } from '@/store/release/slice'
import { selectHasAuditLog, selectIsReleaseTold } from '@/store/release/release'
import { selectCurrentUser, selectIsHidden, selectIsTakenOver } from '@/store/session/session'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { auditLogOf } from '@/store/layouts'
import { copyRequested, selectIsOnline } from '@/store/tab/slice'
import { useFocusKeeper } from '@/ui/FocusKeeper/keepFocus'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'
import { LazyContext } from '@/ui/lazy/lazyCode'
import { LoadingBar } from '@/ui/LoadingBar/LoadingBar'
import { UiProvider } from '@/ui/UiProvider/UiProvider'
import { Announcer, type Announcement } from '@/ui/Announcer/Announcer'
import { SkipLink } from '@/ui/VisuallyHidden/VisuallyHidden'
import { selectTheme } from '@/store/preferences/slice'
import { Cards } from './Cards'
import { CodeProvider } from './code-context'
import { ConnectionBar } from './connection/ConnectionBar'
import { CrashBoundary } from './CrashBoundary'
import { Dialogs } from './dialogs/Dialogs'
import { ErrorScreen } from './errors/ErrorScreen'
import { FilesProvider, type Files, StreamsProvider } from './files-context'
import { Frame } from './frame/Frame'
import { RouteProvider, useRouteIfAny } from './route-context'
import { Screen } from './Screen'
import type { View } from './route-tree'
import { errorTitle } from './errors/wording'
import { pageTitle, titleOf } from './route-names'
import styles from './Console.module.css'

const LIGHT = '(prefers-color-scheme: light)'

/**
 * Applies the chosen theme to the document, following the system if the user chose that. The script
 * in the document's head does the same before the first paint.
 */
const useTheme = () => {
  const theme = useAppSelector(selectTheme)
  useEffect(() => {
    const system = window.matchMedia(LIGHT)
    const apply = () => {
      const isLight = theme === 'system' ? system.matches : theme === 'light'
      document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
    }
    apply()
    system.addEventListener('change', apply)
    return () => system.removeEventListener('change', apply)
  }, [theme])
}

/** Moves the focus in code: following the link would add an entry to the history. */
const toContent = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/**
 * The first tab stop, before the banner and the frame. Only layouts with a frame have content to
 * skip to.
 */
function SkipToContent() {
  const layout = useRouteIfAny()?.route.layout.name ?? 'public'
  if (layout === 'public') return null
  return (
    <span onClick={toContent}>
      <SkipLink />
    </span>
  )
}

/** Sets the document title, and announces each page to assistive technology, not what opens over it. */
function PageTitle() {
  const route = useRouteIfAny()
  const error = useAppSelector(selectLoadError)
  const isOnline = useAppSelector(selectIsOnline)
  const title = error
    ? titleOf([errorTitle(error, isOnline)])
    : pageTitle(route?.route.crumbs?.(route.params) ?? [])
  /** A form or panel over a page: the dialog has the focus, which announces its name. */
  const isOver =
    !error &&
    route?.route.parent !== undefined &&
    route.route.crumbs?.(route.params).at(-1)?.titleOnly === true
  const announced = useRef<{ title: string; count: number } | null>(null)
  const [messages, setMessages] = useState<readonly Announcement[]>([])

  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const before = announced.current
    if (before && isOver) return
    if (route || error) announced.current = { title, count: (before?.count ?? 0) + 1 }
    // Screen readers announce the first page themselves.
    if (!before || before.title === title) return
    // After the effects of the screen, which may give its tab a better title (`useTabTitle`).
    queueMicrotask(() => setMessages([{ id: before.count, text: document.title }]))
  }, [route, error, title, isOver])

  return <Announcer messages={messages} />
}

export interface ConsoleProps {
  app: Pick<
    App<View>,
    'store' | 'routes' | 'send' | 'screens' | 'dialogs' | 'operations' | 'rack' | 'late' | 'streams'
  >
  files: Files
  reader: Locale
  /** Shown above everything, such as the notice that nothing here is real. */
  banner?: ReactNode
}

/** The whole console: renders the store and sends the user's events to the app. */
export function Console({ app, files, reader, banner }: ConsoleProps) {
  const store = useMemo(() => {
    // Views send their events through the app, which records inputs.
    const dispatch = <Event extends Action>(event: Event) => {
      app.send(event)
      return event
    }
    return { ...app.store, dispatch }
  }, [app])
  return (
    <StrictMode>
      <Provider store={store}>
        <Widgets reader={reader}>
          <FilesProvider value={files}>
            <RouteProvider routes={app.routes}>
              <CodeProvider value={app}>
                <StreamsProvider value={app.streams}>
                  <Window banner={banner} />
                </StreamsProvider>
              </CodeProvider>
            </RouteProvider>
          </FilesProvider>
        </Widgets>
      </Provider>
    </StrictMode>
  )
}

const CopyDialog = lazy(async () => (await import('./dialogs/CopyDialog')).CopyDialog)

/** Gives widgets the navigation and clipboard of the application, as events. */
function Widgets({ reader, children }: { reader: Locale; children: ReactNode }) {
  const send = useSend()
  const hasAuditLog = useAppSelector(selectHasAuditLog)
  const isCopyRefused = useAppSelector(
    state => state.tab.isCopyRefused === true && !selectIsTakenOver(state),
  )
  /** Not in the store, because it may be a secret. */
  const copied = useRef('')
  const ports = useMemo(
    () => ({
      requestHref: hasAuditLog
        ? (request: string) => auditLogOf({ request, range: '30d' })
        : undefined,
      navigate: (to: string, options?: { replace?: boolean }) =>
        send(navigationRequested({ to, ...options })),
      prefetch: (to: string) => send(prefetchRequested({ to })),
      copyText: (text: string) => {
        copied.current = text
        send(copyRequested({ text }))
      },
      isCopyRefused,
      reader,
    }),
    [send, hasAuditLog, isCopyRefused, reader],
  )
  const isOffline = useAppSelector(selectIsConnectionLost)
  const lazyPorts = useMemo(
    () => ({
      isOffline,
      onFailure: (cause: unknown) => send(codeFailed({ cause: String(cause) })),
    }),
    [send, isOffline],
  )
  return (
    <LazyContext value={lazyPorts}>
      <UiProvider ports={ports}>
        {children}
        <Suspense>{isCopyRefused && <CopyDialog text={copied} />}</Suspense>
      </UiProvider>
    </LazyContext>
  )
}

const AbsentScreen = lazy(async () => (await import('./errors/AbsentScreen')).AbsentScreen)
const Gone = lazy(async () => (await import('./errors/Gone')).Gone)
const NoAccess = lazy(async () => (await import('./errors/NoAccess')).NoAccess)
const ReleaseBars = lazy(async () => (await import('./release/ReleaseBars')).ReleaseBars)
const OwnerScreen = lazy(async () => (await import('./errors/OwnerScreen')).OwnerScreen)
const ToastRegion = lazy(async () => (await import('./ToastRegion')).ToastRegion)
/** Loaded before they are needed: when they are, nothing more can be loaded, or may be sent. */
const LATE = [ReleaseBars, OwnerScreen]

/** Whether an error keeps the frame, because the user can go to other pages. */
const useIsFramed = (error: NavigationError | null) => {
  const layout = useRouteIfAny()?.route.layout.name ?? 'public'
  const isKnown = useAppSelector(state => selectCurrentUser(state) !== undefined)
  const isOfPage = error?.status === 403 || error?.kind === 'absent' || error?.isGone === true
  return isOfPage && isKnown && layout !== 'public'
}

/** Shown in place of a page that could not be loaded. */
function Failure({ error, isFramed }: { error: NavigationError; isFramed: boolean }) {
  const Framed = error.kind === 'absent' ? AbsentScreen : error.status === 403 ? NoAccess : Gone
  return isFramed ? (
    <Frame>
      <Framed error={error} />
    </Frame>
  ) : (
    <ErrorScreen error={error} />
  )
}

/**
 * Everything in the window. Renders nothing until the first location settles, so that the page's
 * own skeleton stays visible.
 */
function Window({ banner }: Pick<ConsoleProps, 'banner'>) {
  useTheme()
  const location = useAppSelector(selectLocation)
  const error = useAppSelector(selectLoadError)
  const isFramed = useIsFramed(error)
  const isReleaseTold = useAppSelector(selectIsReleaseTold)
  const visibleLoad = useAppSelector(selectVisibleLoad)
  useFocusKeeper(location)
  usePrefetch(LATE)
  const isHidden = useAppSelector(selectIsHidden)
  const isTakenOver = useAppSelector(selectIsTakenOver)
  const hasToasts = useAppSelector(state => state.toasts.shown.length > 0)
  if (!location) return null
  const owner = isHidden && <OwnerScreen />
  return isTakenOver ? (
    owner
  ) : (
    <>
      {owner}
      <div className={styles.window}>
        {(!error || isFramed) && <SkipToContent />}
        <LoadingBar run={visibleLoad} />
        <PageTitle />
        {banner}
        <ConnectionBar />
        {/* In the document before its text, so that the text is announced. */}
        {isReleaseTold && (
          <div role="status">
            <ReleaseBars />
          </div>
        )}
        <Cards of="Card" />
        <CrashBoundary resetKey={location}>
          {error ? <Failure error={error} isFramed={isFramed} /> : <Screen />}
          <Suspense>
            <Dialogs />
          </Suspense>
        </CrashBoundary>
        {/* The first may come, and go, while the page still waits for its content. */}
        <ToastRegion isLate={!hasToasts} />
      </div>
    </>
  )
}
