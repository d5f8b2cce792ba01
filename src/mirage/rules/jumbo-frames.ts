import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { FLEET_ID } from '../server/ids'

/** Rejects jumbo frames while the operator does not allow them, even for instances that have them. */
export const checkJumboFrames = (db: Db, wanted: boolean): void => {
  const settings = db.networkingSettings.get(FLEET_ID)
  if (wanted && !settings?.externalJumboFramesOptInEnabled) {
    fail.invalidRequest('jumbo frames are not enabled on this system')
  }
}
