/** A data URL of a picture in base64; the first characters determine its format. */
export function pictureAddress(image: string): string {
  const kind = image.startsWith('/9j/') ? 'jpeg' : image.startsWith('UklGR') ? 'webp' : 'png';
  return `data:image/${kind};base64,${image}`;
}
