// Store locator.
import { MapDrawing } from '../parts/map-drawing.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import type { SectionView, SiteFacts } from '../template.ts'
import type { placeList } from './place-list.ts'
import { type PlaceMap, placeMap } from './place-map.ts'
import { PlaceRow } from './place-row.view.tsx'

export const PlaceList: SectionView<typeof placeList> = (props) => {
  const { content, mark, section, site } = props
  const { places, showsMap } = content
  const maps = places.map((place) => placeMap(place))
  const first = showsMap ? maps.find((map) => map !== undefined) : undefined
  return (
    <Shell
      className="place-list veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap places">
        <div>
          <SectionHead mark={mark} section={section} content={content} />
          <ol className="place-rows" {...mark.list('places')}>
            {places.map((place, index) => (
              <PlaceRow key={place.id} {...props} place={place} number={index + 1} map={maps[index]} />
            ))}
          </ol>
        </div>
        {first && <Card map={first} site={site} />}
      </div>
    </Shell>
  )
}

/** Stands for the map until a visitor asks for it: nothing is asked of its host before. */
function Card({ map, site }: { readonly map: PlaceMap; readonly site: SiteFacts }) {
  return (
    <div className="place-map" data-mode="EXTRALIGHT" data-title={site.words.map}>
      <MapDrawing ornament={site.ornament} />
      <a className="button primary" {...site.link(map.page)} data-map={map.embed} data-then="places">
        {site.words.showMap}
      </a>
    </div>
  )
}
