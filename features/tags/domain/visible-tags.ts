/** More tags than these are counted in a cell, and named behind 'more'. */
export const visibleTags = 3;
