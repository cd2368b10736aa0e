import { downloadAddress } from '../files/download.ts';
import type { ChartHandle } from './use-chart.ts';

/** Hands a drawn chart to the person as a PNG on the ground of its card. */
export function savePicture(picture: ChartHandle['picture'], name: string): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ws-surface').trim();
  const address = picture(plainColour(ground));
  if (address !== null) downloadAddress(name, address);
}

/** A colour that a canvas understands: `light-dark()` is worked out by the browser. */
function plainColour(colour: string): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  document.body.append(probe);
  const plain = getComputedStyle(probe).color;
  probe.remove();
  return plain;
}
