type Link = { readonly href: string; readonly name: string };

/** A short list of links beside the content of a page; where there is no room beside it, above or below it in two columns. */
export const AsideLinks = ({ title, links }: { readonly title: string; readonly links: readonly Link[] }) => (
  <nav
    aria-label={title}
    className="border-s-2 border-rule ps-5 @min-[54rem]:sticky @min-[54rem]:top-[calc(var(--sticky-top)+2rem)]"
  >
    <p className="text-sm font-semibold text-soft">{title}</p>
    <ul className="mt-1 gap-x-8 text-sm @lg:columns-2 @min-[54rem]:columns-1">
      {links.map(({ href, name }) => (
        <li key={href} className="break-inside-avoid">
          <a href={href} className="inline-block py-1">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
