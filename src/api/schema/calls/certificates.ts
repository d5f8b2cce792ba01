import { z } from 'zod'
import { Certificate, CertificateCreate, CertificateResultsPage } from '../certificates'
import { NameOrId, NameOrIdSortMode } from '../common'
import { sorted } from './facts'

export const certificatesCalls = {
  certificateList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, {}),
    result: CertificateResultsPage,
  },
  certificateCreate: {
    status: 201,
    body: CertificateCreate,
    result: Certificate,
  },
  certificateView: {
    status: 200,
    path: z.object({ certificate: NameOrId }),
    result: Certificate,
  },
  certificateDelete: {
    status: 204,
    path: z.object({ certificate: NameOrId }),
  },
}
