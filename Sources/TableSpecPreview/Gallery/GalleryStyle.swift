/// The style sheet of a gallery, without the classes of its previews.
enum GalleryStyle {
    /// The stage contains one device, at `--u` CSS pixels per point. Previews fill its width.
    static let text = """

        html, body { height: 100%; margin: 0; }
        body {
          display: grid;
          grid-template: auto minmax(0, 1fr) / 14rem minmax(0, 1fr);
          background: var(--desk);
          color: var(--ink);
          font: 15px/1.4 var(--font);
        }
        a { color: var(--accent); }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        header {
          grid-column: 1 / -1;
          display: flex;
          flex-wrap: wrap;
          gap: .5rem 1rem;
          align-items: end;
          padding: .75rem 1.25rem;
          background: var(--paper);
          border-bottom: 1px solid var(--edge);
        }
        h1 { flex: 1 1 auto; margin: 0; font-size: 1.25rem; line-height: 1.9rem; }
        h1 a { color: inherit; text-decoration: none; }
        header details { flex: 0 1 auto; }
        header details[open] { display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
        header details[open]::details-content { display: contents; }
        header summary { display: none; }
        label { display: grid; font-size: .75rem; color: var(--muted); }
        label[hidden] { display: none; }
        select {
          min-width: 6rem;
          padding: .25rem .4rem;
          border: 1px solid var(--edge);
          border-radius: .5rem;
          background: var(--paper);
          color: var(--ink);
          font: .875rem var(--font);
        }
        nav { overflow: auto; padding: .75rem; border-inline-end: 1px solid var(--edge); background: var(--paper); }
        nav ul { list-style: none; margin: 0; padding: 0; }
        nav a {
          display: block;
          padding: .35rem .75rem;
          border-radius: .5rem;
          color: inherit;
          overflow-wrap: anywhere;
          text-decoration: none;
        }
        nav input {
          width: 100%;
          margin-bottom: .5rem;
          padding: .35rem .6rem;
          border: 1px solid var(--edge);
          border-radius: .5rem;
          background: var(--desk);
          color: var(--ink);
          font: .875rem var(--font);
        }
        nav li[hidden] { display: none; }
        .skip { position: absolute; inset-inline-start: -100vw; z-index: 1; padding: .5rem 1rem; font: .875rem var(--font); }
        .skip:focus { inset-inline-start: .5rem; inset-block-start: .5rem; }
        .unknown { text-align: center; }
        nav a:hover { background: var(--desk); }
        nav a[aria-current] { background: var(--accent); color: light-dark(#fff, #000); }
        main { overflow: auto; padding: 1.5rem; outline: none; }
        .words { max-width: 40rem; margin: 0 auto; overflow-wrap: anywhere; }
        .words h2 { font-size: 1rem; }
        [aria-busy] .words { display: none; }
        #announcement { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }

        .trail { max-width: 100%; margin: 0 0 1rem; text-align: center; color: var(--muted); overflow-wrap: anywhere; }
        .device {
          width: max-content;
          margin: 0 auto;
          padding: 10px;
          border-radius: calc(55px * var(--u) + 10px);
          background: #1d1d1f;
          box-shadow: 0 0 0 1px #48484a, 0 20px 50px #0004;
        }
        .device.square { padding: calc(60px * var(--u)) 12px; border-radius: calc(48px * var(--u)); }
        .device.tablet { padding: 22px; border-radius: calc(18px * var(--u) + 22px); }
        .viewport {
          position: relative;
          overflow: hidden;
          width: calc(var(--w) * var(--u) * 1px);
          height: calc(var(--h) * var(--u) * 1px);
          border-radius: calc(55px * var(--u));
          color-scheme: light;
          font-family: var(--font);
        }
        .square .viewport { border-radius: 0; }
        .tablet .viewport { border-radius: calc(18px * var(--u)); }
        .page svg text, .cover svg text, .tabs text { font-size-adjust: cap-height .7046; font-variant-ligatures: no-contextual; }
        .viewport.dark { color-scheme: dark; }
        .viewport.dark .day, .viewport:not(.dark) .night { display: none; }
        .viewport.island::before {
          content: "";
          position: absolute;
          z-index: 9;
          inset: calc(12px * var(--u)) 0 auto;
          width: calc(124px * var(--u));
          height: calc(36px * var(--u));
          margin: 0 auto;
          border-radius: 99px;
          background: #000;
        }
        .viewport.wide.island::before { inset: 0 auto 0 calc(12px * var(--u)); width: calc(36px * var(--u)); height: calc(124px * var(--u)); margin: auto 0; }
        .viewport.home::after {
          content: "";
          position: absolute;
          z-index: 9;
          inset: auto 0 calc(8px * var(--u));
          width: calc(140px * var(--u));
          height: calc(5px * var(--u));
          margin: 0 auto;
          border-radius: 99px;
          background: light-dark(#000, #fff);
          pointer-events: none;
        }
        .layer { position: absolute; inset: 0; overflow: hidden; }
        .layer.under { transform: scale(.94); transform-origin: top; filter: brightness(.7); border-radius: 12px; }
        .layer.sheet { top: calc(64px * var(--u)); border-radius: calc(12px * var(--u)) calc(12px * var(--u)) 0 0; }
        .layer.sheet.medium { top: 50%; }
        .viewport.wide .layer.sheet, .viewport.wide.ios26 .layer.sheet { top: 0; border-radius: 0; }
        .ios26 .layer.sheet { border-radius: calc(34px * var(--u)) calc(34px * var(--u)) 0 0; }
        .page { position: absolute; inset: 0; display: flex; flex-direction: column; background: currentColor; }
        .layer > .tabs { position: absolute; inset: auto 0 0; z-index: 3; width: 100%; fill: currentColor; stroke-linecap: round; }
        .tablet .layer > .tabs { inset: 0 0 auto; pointer-events: none; }
        .tablet .layer > .tabs a { pointer-events: auto; }
        .layer > .tabs .line { fill: none; stroke: currentColor; }
        .layer > .tabs .hit { fill: transparent; }
        .layer > .tabs a { outline: none; }
        .layer > .tabs a:focus-visible .hit { stroke: light-dark(#0066cc, #4ca2ff); stroke-width: 3; }
        .tab .on, .tab[aria-current] .off { display: none; }
        .tab[aria-current] .on { display: inline; }
        .page > .bar, .page > .large-title, .page > .above { flex: none; z-index: 2; }
        .page.large > .bar.title-row { margin-bottom: calc(-50px * var(--u)); }
        .ios26 .page.large > .bar.title-row { margin-bottom: calc(-44px * var(--u)); }
        .scroller { flex: 1; overflow: hidden auto; scrollbar-width: none; padding-bottom: calc(var(--below, var(--foot)) * var(--u) * 1px); }
        .page > .below { position: absolute; inset: auto 0 0; z-index: 1; pointer-events: none; }
        .page > .below :is(a, .control, .act), .page svg.overlay :is(.control, .act) { pointer-events: auto; }
        .page > .below.views { position: relative; flex: none; }
        .viewport:not(.tablet) .tabbed .below { bottom: calc((90 - var(--foot)) * var(--u) * 1px); }
        .viewport:not(.tablet) .tabbed .below.views { inset: auto; margin-bottom: calc((90 - var(--foot)) * var(--u) * 1px); }
        .viewport:not(.tablet) .tabbed .scroller { padding-bottom: calc((90 + var(--below, var(--foot)) - var(--foot)) * var(--u) * 1px); }
        .viewport .page:has(> .below.views) .scroller, .viewport:not(.tablet) .tabbed .page:has(> .below.views) .scroller { padding-bottom: 0; }
        .cover { position: absolute; inset: 0; z-index: 4; overflow: hidden; cursor: pointer; }
        .cover svg { position: absolute; inset: 0 0 auto; width: 100%; fill: currentColor; stroke-linecap: round; stroke-linejoin: round; }
        .cover svg.bottom { inset: auto 0 0; }
        .cover svg text { white-space: pre; }
        .cover svg .line { fill: none; stroke: currentColor; }
        .page svg { display: block; width: 100%; height: auto; fill: currentColor; stroke-linecap: round; stroke-linejoin: round; }
        .page svg text { white-space: pre; }
        /* Glass shadows extend beyond the bars. */
        .page > svg:is(.bar, .below) { overflow: visible; }
        .page svg .line { fill: none; stroke: currentColor; }
        .page:has(> .background) { isolation: isolate; }
        .page svg.background { position: absolute; inset: 0 0 auto; z-index: -1; pointer-events: none; }
        .page svg.overlay { position: absolute; inset: 0 0 auto; z-index: 1; pointer-events: none; }
        .page svg.index { position: absolute; inset: 0 0 auto; pointer-events: none; }
        .page .title { transition: opacity .2s; }
        .page.large .title { opacity: 0; }
        .page svg .hit { fill: transparent; stroke: none; }
        .page svg :is(a, .act:not([aria-disabled])), .cover .entry { cursor: pointer; outline: none; }
        .page svg :is(a, .act:not([aria-disabled])):hover > .hit, .cover .entry:not([aria-disabled]):hover > .hit { fill: light-dark(#0000000a, #ffffff12); }
        .cover .entry .hit { fill: transparent; stroke: none; }
        .page svg :is(a, .act:not([aria-disabled])):active > .hit, .page svg .selected .hit { fill: light-dark(#d1d1d6, #3a3a3c); }
        .page svg :is(a, .act):focus-visible > .hit, .cover .entry:focus-visible > .hit { stroke: light-dark(#0066cc, #4ca2ff); stroke-width: 3; }
        .page svg .control { cursor: pointer; outline: none; }
        .page svg .marked > .hit { stroke: light-dark(#0066cc, #4ca2ff); stroke-width: 4; }
        .page svg .control:focus-visible > .hit, .page svg .segment:focus-visible .hit { stroke: light-dark(#0066cc, #4ca2ff); stroke-width: 3; }
        .switch[aria-checked=true] > .off, .switch[aria-checked=false] > .on, .piece.none { display: none; }
        .slider { touch-action: none; }
        .piece { transition: transform .15s; }
        .control .words { pointer-events: none; }
        .page svg .half { fill: transparent; }
        .page svg .half:active { fill: light-dark(#0000001f, #ffffff2e); }
        .field input {
          display: block;
          width: 100%;
          height: 100%;
          margin: 0;
          padding: 0;
          border: 0;
          outline: none;
          background: none;
          text-align: left;
        }
        .field input.center { text-align: center; }
        .field input.right { text-align: right; }
        .field input::placeholder { color: light-dark(#3c3c434d, #ebebf54d); opacity: 1; }
        .page .floating .hit { fill: currentColor; }
        .scrolled .bar { box-shadow: 0 .5px 0 light-dark(#0000004d, #ffffff26); }
        .grabber {
          position: absolute;
          z-index: 3;
          inset: 0 0 auto;
          width: 4rem;
          height: calc(16px * var(--u));
          margin: 0 auto;
          padding: 0;
          border: 0;
          background: none;
          cursor: pointer;
        }
        .grabber::before {
          content: "";
          position: absolute;
          inset: calc(5px * var(--u)) 0 auto;
          width: calc(36px * var(--u));
          height: calc(5px * var(--u));
          margin: 0 auto;
          border-radius: 99px;
          background: light-dark(#3c3c434d, #ebebf54d);
        }
        .grabber:not(.visible, :hover)::before { background: none; }
        .grabber:focus-visible { outline-offset: -2px; border-radius: 8px; }

        .overview { display: flex; flex-wrap: wrap; gap: 2rem; justify-content: center; margin: 0; padding: 0; list-style: none; }
        .overview li { position: relative; }
        .overview .viewport { border-radius: calc(44px * var(--u)); box-shadow: 0 0 0 1px var(--edge), 0 8px 24px #0002; }
        .overview .square, .overview .tablet { border-radius: calc(16px * var(--u)); }
        .overview a { display: block; margin-top: .6rem; text-align: center; color: inherit; text-decoration: none; }
        .overview a::after { content: ""; position: absolute; inset: 0; border-radius: 1.2rem; }
        .overview a:hover { color: var(--accent); }
        .overview a:focus-visible { outline: none; }
        .overview a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: 4px; }

        @keyframes push { from { transform: translateX(var(--from)); } }
        @keyframes rise { from { transform: translateY(100%); } }
        @keyframes fade { from { opacity: .4; } }
        .enter-push { --from: 100%; animation: push .28s ease-out; }
        .enter-pop { --from: -30%; animation: push .28s ease-out, fade .28s; }
        .rtl .enter-push { --from: -100%; }
        .rtl .enter-pop { --from: 30%; }
        .enter-rise { animation: rise .32s ease-out; }
        @media (prefers-reduced-motion: reduce) { .page, .layer { animation: none !important; } .piece { transition: none; } }
        @media (scripting: none) {
          header details[open], nav, .skip { display: none; }
          main { grid-column: 1 / -1; }
        }
        @media (max-width: 50rem) {
          body { grid-template: auto auto auto / minmax(0, 1fr); height: auto; }
          header details[open] { flex-basis: 100%; }
          header summary { display: block; flex-basis: 100%; text-align: end; color: var(--accent); cursor: pointer; }
          nav { border-block-end: 1px solid var(--edge); }
          nav input { margin-bottom: 0; }
          nav ul { display: flex; gap: .25rem; margin-top: .5rem; }
          nav a { white-space: nowrap; }
          .all nav ul { display: none; }
          .overview { gap: 1rem; }
          main { min-height: 90vh; padding: 1rem .5rem; }
        }

        """
}
