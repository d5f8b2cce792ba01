import { selectData } from '@/api/core/api'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { siloPaths } from '../paths'
import { certificateActions } from './actions'
import { certificateListQuery, certificateViewQuery } from './queries'

/** Whether this is the silo's only certificate, as far as is known. */
const selectIsLast = (state: RootState) => {
  const page = selectData(state, certificateListQuery)
  return page?.items.length === 1 && !page.nextPage
}

export const selectCertificateRows = listRows(
  certificateListQuery,
  (certificate, _params, isLast) => ({
    href: siloPaths.certificate({ certificate: certificate.name }),
    actions: certificateActions(certificate, isLast),
  }),
  selectIsLast,
)

/** The certificate in the open panel. */
export const selectCertificate = objectView(
  certificateViewQuery,
  (certificate, params, isLast) => ({
    actions: certificateActions(certificate, isLast, siloPaths.certificate(params)),
  }),
  selectIsLast,
)

/** The palette actions of a certificate's panel. */
export const selectCertificateActions = objectActions('Certificate', selectCertificate)
