import { InitialsAvatar } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { personInitials } from '#people/domain';
import { personPicture } from '#people/offline';

interface Props {
  person: { user_id: string; name_first: string; name_last: string; has_picture: boolean };
  /** Edge length in pixels. */
  size?: number;
}

/** A person's picture from the copy, else their initials. */
export function PersonAvatar({ person, size = 26 }: Props) {
  const { user_id, has_picture } = person;
  const { data: image } = useCopy(personPicture, { user_id }, { enabled: has_picture });
  const picture = typeof image === 'string' ? `data:image/jpeg;base64,${image}` : null;
  return (
    <InitialsAvatar
      initials={personInitials(person)}
      seed={user_id}
      size={size}
      picture={picture}
    />
  );
}
