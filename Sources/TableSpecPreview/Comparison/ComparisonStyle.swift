/// The style sheet of a comparison.
enum ComparisonStyle {
    static let text = """

        :root { --share: 50%; }
        body { margin: 0; background: var(--desk); color: var(--ink); font: 15px/1.4 var(--font); }
        header {
          position: sticky;
          z-index: 1;
          top: 0;
          display: flex;
          flex-wrap: wrap;
          gap: .5rem 1.5rem;
          align-items: center;
          padding: .75rem 1.25rem;
          background: var(--paper);
          border-bottom: 1px solid var(--edge);
        }
        h1 { margin: 0; font-size: 1.25rem; }
        header p { flex: 1; margin: 0; color: var(--muted); }
        label { display: flex; gap: .5rem; align-items: center; font-size: .875rem; color: var(--muted); }
        select { padding: .25rem .4rem; border: 1px solid var(--edge); border-radius: .5rem; font: inherit; }
        main { padding: 1rem 1.5rem; }
        section { margin: 0 0 2rem; }
        h2 { margin: 0 0 .75rem; font-size: 1rem; overflow-wrap: anywhere; }
        h2 span { padding: .1rem .5rem; border-radius: 1rem; font-size: .75rem; font-weight: 500; color: #fff; background: #6e6e73; }
        .changed h2 span { background: #b25000; }
        .added h2 span { background: #1d7a34; }
        .removed h2 span { background: #c5001a; }
        section > ul { margin: 0 0 .75rem; padding-inline-start: 1.25rem; }
        h2 { scroll-margin-top: 5rem; }
        .pair { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-block-end: 1.5rem; }
        figure { margin: 0; }
        figcaption { margin: 0 0 .25rem; font-size: .75rem; color: var(--muted); }
        img { display: block; max-width: 100%; border-radius: 12px; box-shadow: 0 0 0 1px var(--edge); }
        body:not([data-mode=side]) .pair.changed { display: inline-grid; isolation: isolate; }
        body:not([data-mode=side]) .pair.changed figure { grid-area: 1 / 1; }
        body:not([data-mode=side]) .pair.changed figcaption { visibility: hidden; }
        [data-mode=swipe] .pair.changed .after img { clip-path: inset(0 0 0 var(--share)); }
        [data-mode=fade] .pair.changed .after img { opacity: var(--share); }
        [data-mode=difference] .pair.changed .after { mix-blend-mode: difference; }
        body:is([data-mode=side], [data-mode=difference]) label:has(#share) { visibility: hidden; }

        """
}
