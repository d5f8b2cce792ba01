import { z } from 'zod'
import * as scalars from './scalars'

/*
 * The document spells these types out once per number format. Here each family is written once and
 * instantiated under the published names.
 */

type Quantity = typeof scalars.double

/** Five markers that estimate one quantile of a population in constant space (the P² algorithm). */
export const Quantile = z.object({
  desiredMarkerPositions: z.array(scalars.double).length(5),
  markerHeights: z.array(scalars.double).length(5),
  markerPositions: z.array(scalars.uint64).length(5),
  p: scalars.double,
})
export type Quantile = z.infer<typeof Quantile>

/** Bins are half open: `start` belongs to them, `end` does not. */
const binRange = (quantity: Quantity) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('range_to'), end: quantity }),
    z.object({ type: z.literal('range'), start: quantity, end: quantity }),
    z.object({ type: z.literal('range_from'), start: quantity }),
  ])

const bin = (range: ReturnType<typeof binRange>) => z.object({ count: scalars.uint64, range })

const histogram = (
  oneBin: ReturnType<typeof bin>,
  quantity: Quantity,
  sum: Quantity = scalars.int64,
) =>
  z.object({
    bins: z.array(oneBin),
    startTime: scalars.time,
    nSamples: scalars.uint64,
    min: quantity,
    max: quantity,
    sumOfSamples: sum,
    squaredMean: scalars.double,
    p50: Quantile,
    p90: Quantile,
    p99: Quantile,
  })

/** A sum since `startTime`. */
const cumulative = (quantity: Quantity) => z.object({ startTime: scalars.time, value: quantity })

/** Subtracting two distributions loses the statistics, hence the optional ones. */
const distribution = (quantity: Quantity) =>
  z.object({
    bins: z.array(quantity),
    counts: z.array(scalars.uint64),
    min: quantity.nullish(),
    max: quantity.nullish(),
    sumOfSamples: quantity,
    squaredMean: scalars.double,
    p50: Quantile.nullish(),
    p90: Quantile.nullish(),
    p99: Quantile.nullish(),
  })

export const BinRangeint8 = binRange(scalars.int8)
export const BinRangeuint8 = binRange(scalars.uint8)
export const BinRangeint16 = binRange(scalars.int16)
export const BinRangeuint16 = binRange(scalars.uint16)
export const BinRangeint32 = binRange(scalars.int32)
export const BinRangeuint32 = binRange(scalars.uint32)
export const BinRangeint64 = binRange(scalars.int64)
export const BinRangeuint64 = binRange(scalars.uint64)
export const BinRangefloat = binRange(scalars.float)
export const BinRangedouble = binRange(scalars.double)

export const Binint8 = bin(BinRangeint8)
export const Binuint8 = bin(BinRangeuint8)
export const Binint16 = bin(BinRangeint16)
export const Binuint16 = bin(BinRangeuint16)
export const Binint32 = bin(BinRangeint32)
export const Binuint32 = bin(BinRangeuint32)
export const Binint64 = bin(BinRangeint64)
export const Binuint64 = bin(BinRangeuint64)
export const Binfloat = bin(BinRangefloat)
export const Bindouble = bin(BinRangedouble)

export const Histogramint8 = histogram(Binint8, scalars.int8)
export const Histogramuint8 = histogram(Binuint8, scalars.uint8)
export const Histogramint16 = histogram(Binint16, scalars.int16)
export const Histogramuint16 = histogram(Binuint16, scalars.uint16)
export const Histogramint32 = histogram(Binint32, scalars.int32)
export const Histogramuint32 = histogram(Binuint32, scalars.uint32)
export const Histogramint64 = histogram(Binint64, scalars.int64)
export const Histogramuint64 = histogram(Binuint64, scalars.uint64)
export const Histogramfloat = histogram(Binfloat, scalars.float, scalars.double)
export const Histogramdouble = histogram(Bindouble, scalars.double, scalars.double)

export const Cumulativeint64 = cumulative(scalars.int64)
export const Cumulativeuint64 = cumulative(scalars.uint64)
export const Cumulativefloat = cumulative(scalars.float)
export const Cumulativedouble = cumulative(scalars.double)

export const Distributionint64 = distribution(scalars.int64)
export const Distributiondouble = distribution(scalars.double)

/** All histograms look alike once decoded, whatever the width of their numbers. */
export type Histogram = z.infer<typeof Histogramdouble>
export type Cumulative = z.infer<typeof Cumulativedouble>
export type Distribution = z.infer<typeof Distributiondouble>
