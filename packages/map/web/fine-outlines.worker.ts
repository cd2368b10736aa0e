import atlasAddress from 'world-atlas/countries-10m.json?url';
import { outlinesOf } from './base-map.ts';
import type { Atlas, Outlines } from './base-map.ts';
import { clipOutlines } from './clip-to-box.ts';
import type { FineAnswer, FineRequest } from './fine-outlines.ts';

// Half a million positions take seconds to read: the page only gets those of its view.
let loading: Promise<Outlines> | null = null;

addEventListener('message', ({ data }: MessageEvent<FineRequest>) => void answer(data));

async function answer({ id, box }: FineRequest): Promise<void> {
  let reply: FineAnswer = { id, outlines: null };
  try {
    loading ??= load();
    reply = { id, outlines: clipOutlines(await loading, box) };
  } catch {
    loading = null;
  }
  postMessage(reply);
}

async function load(): Promise<Outlines> {
  const response = await fetch(atlasAddress);
  if (!response.ok) throw new Error('The fine outlines could not be loaded.');
  return outlinesOf((await response.json()) as Atlas);
}
