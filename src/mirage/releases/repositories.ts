import type { WireRequest } from '@/ports/ports'
import type { RepositoryRecord } from '../models/system-records'
import { storeRepository } from '../rules/repositories'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import { readUpload } from '../server/uploads'
import type { GoneCall, Step } from './change'

const YEAR = 365 * 24 * 3_600_000

/** Before release 17, a repository has metadata and artifacts, of which none are known here. */
const oldRepository = ({ fileName, hash, systemVersion, timeCreated }: RepositoryRecord) => ({
  artifacts: [],
  repo: {
    fileName,
    hash,
    systemVersion,
    targetsRoleVersion: 1,
    validUntil: new Date(Date.parse(timeCreated) + YEAR).toISOString(),
  },
})

type PutCall = GoneCall<undefined, { fileName: string }, undefined> & { request: WireRequest }

const putRepository = (call: PutCall) => {
  authorizeFleet(call, 'admin')
  const upload = readUpload(call.request.body)
  const { repo, status } = storeRepository(call.backendState, call.query.fileName, upload)
  return { recorded: oldRepository({ id: repo.systemVersion, ...repo }), status }
}

const getRepository = (call: GoneCall<{ systemVersion: string }, object, undefined>) => {
  const { systemVersion } = call.path
  authorizeFleet(call, 'viewer')
  const repository =
    call.backendState.db.repositories.get(systemVersion) ??
    fail.absent(`repository with system version "${systemVersion}"`)
  return { description: oldRepository(repository) }
}

const REPOSITORY = '/v1/system/update/repository'

export const repositorySteps: readonly Step[] = [
  {
    release: 17,
    changes: {
      [`PUT ${REPOSITORY}`]: { serve: putRepository },
      [`GET ${REPOSITORY}/{system_version}`]: { serve: getRepository },
    },
  },
]
