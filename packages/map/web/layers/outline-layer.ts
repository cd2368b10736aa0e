import { latLngBounds } from 'leaflet';
import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import type { Outlines } from '../base-map.ts';
import type { FineOutlines } from '../fine-outlines.ts';
import { drawBase } from './base-layer.ts';

/** From this zoom the outlines of the world are too coarse to find a place. */
const fineZoom = 6;

/** The outlines of the map: those of the world, and finer ones of the area in view. */
export interface OutlineLayer {
  /**
   * Draws what the view needs.
   *
   * @param isHidden tiles cover the outlines
   */
  update: (isHidden: boolean) => void;
  close: () => void;
}

/** Draws the outlines of the world, and finer ones in near views as soon as they are loaded. */
export function keepOutlines(map: LeafletMap, base: Outlines, fine: FineOutlines): OutlineLayer {
  const draw = drawBase(map, base);
  /** Area of the finer outlines that are drawn, and of those that were requested last. */
  let [drawn, wanted]: (LatLngBounds | null)[] = [null, null];
  async function refine(area: LatLngBounds): Promise<void> {
    const outlines = await fine.within({
      ...{ south: area.getSouth(), west: area.getWest() },
      ...{ north: area.getNorth(), east: area.getEast() },
    });
    if (wanted !== area) return;
    if (outlines === null) {
      // The next view tries again.
      wanted = null;
      return;
    }
    draw(outlines);
    drawn = area;
  }
  return {
    update(isHidden) {
      if (isHidden || map.getZoom() < fineZoom) {
        if (drawn !== null) draw(base);
        [drawn, wanted] = [null, null];
        return;
      }
      const view = map.getBounds();
      if (wanted?.contains(view)) return;
      // What is beyond the last area would be empty meanwhile.
      if (drawn !== null) draw(base);
      drawn = null;
      wanted = latLngBounds(view.getSouthWest(), view.getNorthEast()).pad(1);
      void refine(wanted);
    },
    close() {
      wanted = null;
      fine.close();
    },
  };
}
