import { succeeded } from '#contract/endpoint.ts'
import { exportPoints, showPoints } from '#contract/endpoints.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { pointsWords } from '#words/loyalty/points.ts'
import { pageNames } from '#words/site/page-names.ts'
import { usePersonal } from '../account/use-personal.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { LevelSky } from './level-sky.tsx'
import { LedgerFilters, PointsLedger } from './points-ledger.tsx'
import { PointsPanes } from './points-panes.tsx'
import { type PointsSearch, pointsUrl } from './points-search.ts'
import './points.css'

const pageSize = 20

/** Points: what there is, what comes and goes, the level, and how all of it came about. */
export function PointsPage({ search }: { search: PointsSearch }) {
  const { locale } = useRequest()
  const say = pointsWords(locale)
  const call = useSignedCall()
  const { page = 1 } = search
  const { data, state, again } = usePersonal(showPoints, { ...search, page, page_size: pageSize })
  const download = async () => {
    const answer = await call(exportPoints, {})
    if (answer && succeeded(answer)) saveFile(answer.data.name, 'text/csv', answer.data.text)
  }
  return (
    <>
      <div className="centre-page-head">
        <h1>{pageNames(locale)['center-integral']}</h1>
        <a className="link" target="_blank" rel="noopener" href={joinLocale('/docs/loyalty', locale)}>
          {say.terms}
        </a>
      </div>
      {state === 'failed' && <LoadFailed onRetry={again} />}
      {state === 'waiting' && <Skeleton className="points-waiting" />}
      {data && (
        <>
          <LevelSky data={data} />
          <PointsPanes data={data} />
          <section className="centre-section" aria-labelledby="points-ledger">
            <div className="centre-section-head">
              <h2 id="points-ledger">{say.ledger}</h2>
              {data.years.length > 0 && (
                <Button kind="link" onClick={() => void download()}>
                  {say.download}
                </Button>
              )}
            </div>
            {data.years.length > 0 && <LedgerFilters data={data} search={search} />}
            <PointsLedger data={data} search={search} />
            <Pagination
              page={page}
              pages={Math.ceil(data.total / pageSize)}
              total={data.total}
              totalText={say.counted(data.total)}
              hrefFor={(to) => pointsUrl({ ...search, page: to }, locale)}
            />
          </section>
        </>
      )}
    </>
  )
}
