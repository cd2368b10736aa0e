/** How near a map looks at a place. */
export const locationZoom = 13;
