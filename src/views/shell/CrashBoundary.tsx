import { Component, type ReactNode } from 'react'
import { PROBLEM_REPORT } from '@/store/settings/forms'
import { ErrorCard } from '@/ui/ErrorCard/ErrorCard'
import { RequestedForms } from './dialogs/RequestedForms'
import { ReportButton } from '@/views/shell/errors/ErrorScreen'
import styles from './errors/ErrorScreen.module.css'

interface CrashBoundaryProps {
  /** The current location: a new value renders the children again. */
  resetKey: unknown
  children: ReactNode
}

interface CrashState {
  hasCrashed: boolean
  resetKey: unknown
}

/** Shows an error when the console itself crashes. The way back reloads the whole page. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { hasCrashed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: CrashState) {
    return resetKey === state.resetKey ? null : { hasCrashed: false, resetKey }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <div className={styles.screen}>
        <main id="content" tabIndex={-1} className={styles.middle}>
          <ErrorCard
            title="Unexpected Application Error!"
            actions={
              <>
                <a href="/" className={styles.link}>
                  Back to console
                </a>
                <ReportButton />
              </>
            }
          >
            <p>
              The console failed while drawing this page. Nothing on the system was changed by that.
            </p>
          </ErrorCard>
        </main>
        <RequestedForms only={PROBLEM_REPORT} />
      </div>
    )
  }
}
