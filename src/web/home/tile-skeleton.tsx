import { Skeleton } from '../ui/skeleton.tsx'

/** A tile of the shelf before it is there, as large as it will be. */
export const TileSkeleton = () => (
  <div className="hotel-card hotel-card-tile">
    <div className="card-picture">
      <Skeleton className="tile-picture-waiting" />
    </div>
    <div className="tile-facts">
      <Skeleton lines={3} />
    </div>
  </div>
)
