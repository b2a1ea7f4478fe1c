/** A list of links to stories, one per line. */
export const StoryLinks = ({ stories }: { stories: readonly { id: string; name: string }[] }) =>
  stories.map(({ id, name }) => (
    <div key={id}>
      <a href={`./?path=/story/${id}`} target="_top">
        {name}
      </a>
    </div>
  ));
