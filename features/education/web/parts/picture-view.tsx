import { useQuery } from '@tanstack/react-query';
import type { Picture } from '#education/contract';
import { Drawing } from './drawing.tsx';
import classes from './drawing.module.css';

interface Props {
  picture: Picture;
  /** Reads an uploaded picture: JPEG in base64. */
  readImage: (image_id: string) => Promise<string>;
}

/** A drawing, or an uploaded picture with its description. */
export function PictureView({ picture, readImage }: Props) {
  if (picture.kind === 'drawing') return <Drawing name={picture.drawing} />;
  return <UploadedPicture {...picture} readImage={readImage} />;
}

type Uploaded = Extract<Picture, { kind: 'image' }> & Pick<Props, 'readImage'>;

function UploadedPicture({ image_id, alt, readImage }: Uploaded) {
  const { data, isError } = useQuery({
    queryKey: ['education.image', image_id],
    queryFn: () => readImage(image_id),
    // A picture never changes.
    ...{ retry: false, staleTime: Infinity },
  });
  if (isError) return <p className="ws-note">{alt}</p>;
  if (data === undefined) return <div className={classes['loading']} />;
  return <img className={classes['photo']} src={`data:image/jpeg;base64,${data}`} alt={alt} />;
}
