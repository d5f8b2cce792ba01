import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { byPermanence, inbound } from '../external-ips/rules'
import { externalIpsQuery } from '../queries'
import type { ProjectParams } from '../paths'

/** The address to log in at, preferably a permanent one; undefined if there is none. */
export const selectSshAddress = (
  state: RootState,
  params: ProjectParams<'instance'>,
): string | undefined =>
  byPermanence(inbound(selectData(state, externalIpsQuery(params))?.items ?? []))[0]?.ip

/** The command that logs in at an address. Placeholders for the user to replace are in brackets. */
export const sshCommand = (address: string | undefined): string =>
  `ssh [username]@${address ?? '[external IP]'}`
