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
        nav { padding: .75rem 1.25rem 0; }
        nav > p { margin: 0 0 .5rem; font-size: .75rem; color: var(--muted); }
        nav ol { margin: 0; padding: 0; list-style: none; }
        nav li { margin: 0 0 .5rem; padding-inline-start: .6rem; border-inline-start: 3px solid var(--edge); }
        nav .changed { border-color: #b25000; }
        nav .added { border-color: #1d7a34; }
        nav .removed { border-color: #c5001a; }
        nav a { color: var(--accent); font-weight: 500; overflow-wrap: anywhere; }
        nav a[aria-current] { color: var(--ink); }
        nav li p { margin: 0; font-size: .8125rem; color: var(--muted); overflow-wrap: anywhere; }
        main { padding: 1rem 1.5rem; min-width: 0; }
        @media (min-width: 64rem) {
          body { display: grid; grid-template-columns: 19rem 1fr; align-items: start; }
          header { grid-column: 1 / -1; }
          nav { position: sticky; top: 4.5rem; max-height: calc(100vh - 5rem); overflow: auto; }
        }
        section { margin: 0 0 2rem; }
        h2 { margin: 0 0 .75rem; font-size: 1rem; overflow-wrap: anywhere; }
        h2 span { padding: .1rem .5rem; border-radius: 1rem; font-size: .75rem; font-weight: 500; color: #fff; background: #6e6e73; }
        section.changed h2 span { background: #b25000; }
        section.added h2 span { background: #1d7a34; }
        section.removed h2 span { background: #c5001a; }
        section > ul { margin: 0 0 .75rem; padding-inline-start: 1.25rem; }
        h2 { scroll-margin-top: 5rem; }
        .pairs { display: flex; flex-wrap: wrap; gap: 1.5rem 2.5rem; align-items: start; }
        .pair { display: flex; flex-wrap: wrap; gap: 1.5rem; }
        figure { margin: 0; }
        figcaption { margin: 0 0 .25rem; font-size: .75rem; color: var(--muted); }
        img, .aligned {
          display: block;
          max-width: 100%;
          height: auto;
          border-radius: 12px;
          box-shadow: 0 0 0 1px var(--edge);
        }
        body:not(.cut[data-rows=aligned]) .aligned, .cut[data-rows=aligned] .alignable img { display: none; }
        /* Two pairs are beside each other on a wide page, and the previews of a pair on a narrow one. */
        .pairs:has(.pair ~ .pair) :is(img, .aligned) { max-width: min(18.5rem, (100vw - 5.5rem) / 2); }
        @media (min-width: 80rem) {
          .pairs:has(.pair ~ .pair) :is(img, .aligned) { max-width: min(18.5rem, (100vw - 29.5rem) / 4); }
        }
        .mark { fill: none; stroke-width: 2; }
        .mark.changed { stroke: #e07800; }
        .mark.added { fill: #34c75929; stroke: #1d7a34; }
        .mark.removed { fill: #ff3b3029; stroke: #c5001a; }
        .mark.missing { fill: #8e8e9329; }
        body:not([data-mode=side]) .mark:is(.changed, .missing) { display: none; }
        body:not([data-mode=side]) .mark { fill: none; }
        .spec { flex: 1 1 24rem; max-width: 100%; min-width: 0; }
        pre {
          margin: 0;
          padding: .6rem 0;
          overflow: auto;
          border-radius: 12px;
          background: var(--paper);
          box-shadow: 0 0 0 1px var(--edge);
          font: .8125rem/1.45 ui-monospace, 'SF Mono', Menlo, monospace;
        }
        pre span { display: inline-block; min-width: 100%; padding: 0 .75rem; }
        pre .added { background: light-dark(#dff5e3, #12351b); }
        pre .removed { background: light-dark(#ffe3e1, #45181a); }
        pre .gap { color: var(--muted); }
        body:not([data-mode=side]) .pair.changed { display: inline-grid; isolation: isolate; }
        body:not([data-mode=side]) .pair.changed figure { grid-area: 1 / 1; }
        body:not([data-mode=side]) .pair.changed figcaption { visibility: hidden; }
        [data-mode=swipe] .pair.changed .after :is(img, .aligned) { clip-path: inset(0 0 0 var(--share)); }
        [data-mode=fade] .pair.changed .after :is(img, .aligned) { opacity: var(--share); }
        [data-mode=difference] .pair.changed .after { mix-blend-mode: difference; }
        body:is([data-mode=side], [data-mode=difference]) label:has(#share) { visibility: hidden; }

        """
}
