import type { PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type {
  Certificate,
  CertificateCreate,
  CertificateResultsPage,
} from '@/api/schema/certificates'
import type { NameOrId } from '@/api/schema/common'

export const certificates = {
  certificateList: query<{ query?: PageByNameOrId }, CertificateResultsPage>(
    'GET',
    '/v1/certificates',
  ),
  certificateCreate: mutation<{ body: CertificateCreate }, Certificate>('POST', '/v1/certificates'),
  certificateView: query<{ path: { certificate: NameOrId } }, Certificate>(
    'GET',
    '/v1/certificates/{certificate}',
  ),
  certificateDelete: mutation<{ path: { certificate: NameOrId } }, Nothing>(
    'DELETE',
    '/v1/certificates/{certificate}',
  ),
}
