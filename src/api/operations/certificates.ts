import type { PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list, one } from '@/api/core/tags'
import type {
  Certificate,
  CertificateCreate,
  CertificateResultsPage,
  NameOrId,
} from '@/api/generated/types'

/** The silo's TLS certificates. */
export const certificates = {
  certificateList: query<{ query?: PageByNameOrId }, CertificateResultsPage>(
    'GET',
    '/v1/certificates',
    { isLoggable: true, provides: page => items('certificate', page.items) },
  ),
  certificateCreate: mutation<{ body: CertificateCreate }, Certificate>(
    'POST',
    '/v1/certificates',
    { isLoggable: true, isBodyLoggable: false, invalidates: () => [list('certificate')] },
  ),
  certificateView: query<{ path: { certificate: NameOrId } }, Certificate>(
    'GET',
    '/v1/certificates/{certificate}',
    {
      isLoggable: true,
      provides: (certificate, { path }) => one('certificate', path.certificate, certificate),
    },
  ),
  certificateDelete: mutation<{ path: { certificate: NameOrId } }, EmptyBody>(
    'DELETE',
    '/v1/certificates/{certificate}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('certificate')] },
  ),
}
