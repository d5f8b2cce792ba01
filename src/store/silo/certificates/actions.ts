import type { Certificate } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { copyRequested } from '@/store/tab/slice'
import { siloPaths } from '../paths'

const LAST =
  'It is the only certificate of the silo that names its host and has not expired: without one, browsers cannot open the console or the API securely.'
const ONE_OF_SEVERAL = 'The silo will use its other certificates.'

/** The actions on a certificate in its row, or on its own `screen`. */
export const certificateActions = (
  { id, name, cert }: Certificate,
  isLast: boolean,
  screen?: string,
): ActionViewModel[] => [
  { id: 'copyCertificate', label: 'Copy certificate', event: copyRequested({ text: cert }) },
  deletion(
    {
      id,
      kind: 'certificate',
      name,
      consequences: rich`${isLast ? LAST : ONE_OF_SEVERAL}`,
      ...(isLast && { acknowledgement: 'I understand' }),
    },
    {
      command: { endpoint: 'certificateDelete', args: { path: { certificate: name } } },
      ...leaving(screen, siloPaths.certificates()),
    },
  ),
]
