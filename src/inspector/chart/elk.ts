import ELK from 'elkjs/lib/elk-api'

/** The library that lays charts out, in a worker: the console does not wait for it. */
export const startElk = (): Pick<InstanceType<typeof ELK>, 'layout'> =>
  new ELK({
    workerFactory: () => new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url)),
  })
