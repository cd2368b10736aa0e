/** A picture in base64 as an address that an image can show; its first letters tell its kind. */
export function pictureAddress(image: string): string {
  const kind = image.startsWith('/9j/') ? 'jpeg' : image.startsWith('UklGR') ? 'webp' : 'png';
  return `data:image/${kind};base64,${image}`;
}
