import type { UsePlace } from './componentUse';

/** The name of a place, as a link if it has a page. */
export const PlaceLink = ({ place: { name, id } }: { place: UsePlace }) =>
  id ? (
    <a href={`./?path=/story/${id}`} target="_top">
      {name}
    </a>
  ) : (
    name
  );

/** The screens that a component is used on. */
export const UsedOn = ({ places }: { places: readonly UsePlace[] }) =>
  places.length > 0 && (
    <>
      <h3>Used on</h3>
      <ul style={{ listStyle: 'disc' }}>
        {places.map((place) => (
          <li key={place.name}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </>
  );
