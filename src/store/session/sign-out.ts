import { createSelector } from '@reduxjs/toolkit'
import { rich } from '@/lib/rich-text'
import { confirmRequested } from '@/store/confirm/confirm'
import { selectUnsavedForms } from '@/store/forms/selectors'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { selectIsUnloadGuarded } from '@/store/tab/slice'
import { signOutRequested } from './session'

/** The source that links the outcome of signing out to its confirmation. */
export const SIGN_OUT = 'signOut'

/** The event that signs out: at once, or after a confirmation if something would be lost. */
export const selectSignOut = createSelector(
  [selectIsUnloadGuarded, (state: RootState) => selectUnsavedForms(state).length > 0],
  (isUnderWay, isBegun): StoreEvent =>
    isUnderWay || isBegun
      ? confirmRequested({
          title: 'Sign out',
          body: [
            isUnderWay
              ? rich`Something is still running in this tab, such as an upload. It stops when you sign out.`
              : rich`What you entered here has not been submitted. It is lost when you sign out.`,
          ],
          tone: 'danger',
          keepLabel: 'Stay signed in',
          source: SIGN_OUT,
          event: signOutRequested(),
        })
      : signOutRequested(),
)
