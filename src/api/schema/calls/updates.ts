import { SetTargetReleaseParams, TargetRelease } from '../updates'

export const updatesCalls = {
  targetReleaseView: {
    status: 200,
    result: TargetRelease,
  },
  targetReleaseUpdate: {
    status: 201,
    body: SetTargetReleaseParams,
    result: TargetRelease,
  },
}
