import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { byPermanence } from '../external-ips/rules'
import { externalIpsQuery } from '../instance/queries'
import type { ProjectParams } from '../paths'

/** The address to log in at: the one that stays longest; undefined where there is none. */
export const selectSshAddress = (
  state: RootState,
  params: ProjectParams<'instance'>,
): string | undefined =>
  byPermanence(selectData(state, externalIpsQuery(params))?.items ?? [])[0]?.ip

/** The command that logs in at an address. What the reader has to put in is in brackets. */
export const sshCommand = (address: string | undefined): string =>
  `ssh [username]@${address ?? '[external IP]'}`
