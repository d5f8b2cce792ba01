import ELK from 'elkjs/lib/elk-api'

/** The layout library, in a worker, so that it does not block the console. */
export const startElk = (): Pick<InstanceType<typeof ELK>, 'layout'> =>
  new ELK({
    workerFactory: () => new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url)),
  })
