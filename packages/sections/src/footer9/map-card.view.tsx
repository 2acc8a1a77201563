import { MapDrawing } from '../parts/map-drawing.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { Mark, SiteFacts } from '../template.ts'
import { mapAddresses } from './map-address.ts'

interface Props {
  readonly source: string
  readonly place: { readonly lat: number | null; readonly lng: number | null }
  readonly address: string
  readonly mark: Mark
  readonly site: SiteFacts
}

/** Stands for the map until a visitor asks for it: a drawing of no town, the address, and the way to the real one. Nothing is asked of its host before. */
export function MapCard({ source, place, address, mark, site }: Props) {
  const map = mapAddresses(source, place)
  if (!map && address === '') return null
  return (
    <div className="map-card quarter" data-mode="EXTRALIGHT" data-map={map?.embed}>
      <MapDrawing ornament={site.ornament} />
      <div className="map-plate">
        <Text as="p" mark={mark} field="address" value={address} />
        {map && (
          <a className="button tertiary" {...site.link(map.page)} data-then="map" data-title={site.words.map}>
            {site.words.showMap}
          </a>
        )}
      </div>
    </div>
  )
}
