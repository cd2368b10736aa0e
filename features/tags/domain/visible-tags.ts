/** Maximum number of tags in a cell. Further ones are behind 'more'. */
export const visibleTags = 3;
