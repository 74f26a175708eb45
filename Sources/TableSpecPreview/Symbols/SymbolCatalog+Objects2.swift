extension SymbolCatalog {
    /// Things, papers and buildings.
    static let objects2 = """
        globe line M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12ZM8 12A4 9.2 0 1 1 16 12A4 9.2 0 1 1 8 12Z
        globe line M2.8 12H21.2M4.6 7.2C8.6 9.4 15.4 9.4 19.4 7.2M4.6 16.8C8.6 14.6 15.4 14.6 19.4 16.8
        graduationcap body M12 4.6L22 9.4L12 14.2L2 9.4Z
        graduationcap line M6.2 11.6V16.4C8 18.6 16 18.6 17.8 16.4V11.6M22 9.6V15
        hammer line M3.8 18.6L12.2 10.2M5.8 20.6L14.2 12.2M3.8 18.6A1.4 1.4 0 0 0 5.8 20.6M8.4 5.2
        hammer line C10.6 2.8 14 2.6 16.2 4.8L18.6 7.2V8.6L21 9.2L21.8 10L18.6 13.2L17.8 12.4L17.4 10.6L15.6 11
        hammer line L11.4 6.8C10.6 6 9.6 5.4 8.4 5.2Z
        highlighter line M4 20.5L5.2 17L8 14L13 19L10 21.6ZM8 14L17.2 3.6A1.6 1.6 0 0 1 19.6 3.6L21.6 5.6
        highlighter line A1.6 1.6 0 0 1 21.6 8L13 19
        hourglass line M6 3H18M6 21H18M7.2 3V6.4C7.2 9.4 10.6 10.6 10.6 12C10.6 13.4 7.2 14.6 7.2 17.6V21M16.8 3
        hourglass line V6.4C16.8 9.4 13.4 10.6 13.4 12C13.4 13.4 16.8 14.6 16.8 17.6V21
        house body M12 3.2L20.8 10.6V10.8L19 10.6V18.8A1.8 1.8 0 0 1 17.2 20.6H6.8A1.8 1.8 0 0 1 5 18.8V10.6
        house body L3.2 10.8V10.6Z
        house ring M9.6 20.6V15A1 1 0 0 1 10.6 14H13.4A1 1 0 0 1 14.4 15V20.6Z
        key body M15.2 3.2A5.6 5.6 0 1 1 13.4 14L11.6 15.8H9.4V18H7.2V20.4H3.4V17L10 10.4A5.6 5.6 0 0 1 15.2 3.2
        key body Z
        key hole M14.9 7.6A1.5 1.5 0 1 1 17.9 7.6A1.5 1.5 0 1 1 14.9 7.6Z
        ladybug body M12 6.4C15.8 6.4 18.2 9.4 18.2 13.2C18.2 17.4 15.6 20.8 12 20.8C8.4 20.8 5.8 17.4 5.8 13.2
        ladybug body C5.8 9.4 8.2 6.4 12 6.4Z
        ladybug line M8.6 6.8C8.6 4.6 10 3.4 12 3.4C14 3.4 15.4 4.6 15.4 6.8M5.6 13.4H2.8M18.4 13.4H21.2M6.4 9.6
        ladybug line L3.8 7.6M17.6 9.6L20.2 7.6M6.4 17.4L4 19.6M17.6 17.4L20 19.6
        ladybug cut M12 10V20.6M6.8 10H17.2
        ladybug hole M8.1 13A1.1 1.1 0 1 1 10.3 13A1.1 1.1 0 1 1 8.1 13ZM13.7 13A1.1 1.1 0 1 1 15.9 13
        ladybug hole A1.1 1.1 0 1 1 13.7 13ZM8.3 16.8A1.1 1.1 0 1 1 10.5 16.8A1.1 1.1 0 1 1 8.3 16.8ZM13.5 16.8
        ladybug hole A1.1 1.1 0 1 1 15.7 16.8A1.1 1.1 0 1 1 13.5 16.8Z
        lightbulb body M12 2.8A6.4 6.4 0 0 1 18.4 9.2C18.4 12.4 15.6 13.4 15.2 16.6H8.8
        lightbulb body C8.4 13.4 5.6 12.4 5.6 9.2A6.4 6.4 0 0 1 12 2.8Z
        lightbulb line M9.2 18.9H14.8M10.4 21.2H13.6
        list.bullet.clipboard body M9 4.4H7A2 2 0 0 0 5 6.4V19A2 2 0 0 0 7 21H17A2 2 0 0 0 19 19V6.4
        list.bullet.clipboard body A2 2 0 0 0 17 4.4H15
        list.bullet.clipboard line M10.2 2.8H13.8A1.2 1.2 0 0 1 15 4V5A1.2 1.2 0 0 1 13.8 6.2H10.2
        list.bullet.clipboard line A1.2 1.2 0 0 1 9 5V4A1.2 1.2 0 0 1 10.2 2.8Z
        list.bullet.clipboard cut M11.4 10.6H16M11.4 14H16M11.4 17.4H16
        list.bullet.clipboard hole M7.5 10.6A0.9 0.9 0 1 1 9.3 10.6A0.9 0.9 0 1 1 7.5 10.6ZM7.5 14
        list.bullet.clipboard hole A0.9 0.9 0 1 1 9.3 14A0.9 0.9 0 1 1 7.5 14ZM7.5 17.4A0.9 0.9 0 1 1 9.3 17.4
        list.bullet.clipboard hole A0.9 0.9 0 1 1 7.5 17.4Z
        location body M20.6 3.4L3 11L11.4 12.6L13 21Z
        lock body M7.4 10.6H16.6A2.4 2.4 0 0 1 19 13V18.6A2.4 2.4 0 0 1 16.6 21H7.4A2.4 2.4 0 0 1 5 18.6V13
        lock body A2.4 2.4 0 0 1 7.4 10.6Z
        lock line M7.8 10.6V7.4A4.2 4.2 0 0 1 16.2 7.4V10.6
        lock.doc body M5.8 5.2A2.2 2.2 0 0 1 8 3H12.8L18.2 8.4V18.8A2.2 2.2 0 0 1 16 21H8A2.2 2.2 0 0 1 5.8 18.8
        lock.doc body Z
        lock.doc cut M12.8 3.2V7A1.4 1.4 0 0 0 14.2 8.4H18M10 13.4H14A0.8 0.8 0 0 1 14.8 14.2V16.8
        lock.doc cut A0.8 0.8 0 0 1 14 17.6H10A0.8 0.8 0 0 1 9.2 16.8V14.2A0.8 0.8 0 0 1 10 13.4ZM10.4 13.2V12.2
        lock.doc cut A1.6 1.6 0 0 1 13.6 12.2V13.2
        lock.open body M5.8 10.6H14.4A2.4 2.4 0 0 1 16.8 13V18.6A2.4 2.4 0 0 1 14.4 21H5.8
        lock.open body A2.4 2.4 0 0 1 3.4 18.6V13A2.4 2.4 0 0 1 5.8 10.6Z
        lock.open line M13.4 10.6V7.2A3.9 3.9 0 0 1 21.2 7.2V9.4
        lock.rotation line M18.8 7.4A8.4 8.4 0 1 0 20.4 12.6M19.6 3.4L19.2 7.8L14.8 7.4M9.6 11.4H14.4
        lock.rotation line A1.2 1.2 0 0 1 15.6 12.6V15.6A1.2 1.2 0 0 1 14.4 16.8H9.6A1.2 1.2 0 0 1 8.4 15.6V12.6
        lock.rotation line A1.2 1.2 0 0 1 9.6 11.4ZM10 11.2V10A2 2 0 0 1 14 10V11.2
        lock.rotation.open line M18.8 7.4A8.4 8.4 0 1 0 20.4 12.6M19.6 3.4L19.2 7.8L14.8 7.4M9.6 11.4H14.4
        lock.rotation.open line A1.2 1.2 0 0 1 15.6 12.6V15.6A1.2 1.2 0 0 1 14.4 16.8H9.6A1.2 1.2 0 0 1 8.4 15.6V12.6
        lock.rotation.open line A1.2 1.2 0 0 1 9.6 11.4ZM13 11.2V9.9A1.9 1.9 0 0 1 16.8 9.9V10.4
        map body M2.8 6.8L8.8 4L15.2 6.8L21.2 4V17.2L15.2 20L8.8 17.2L2.8 20Z
        map cut M8.8 4.2V17M15.2 7V19.8
        mappin body M7.8 7.2A4.2 4.2 0 1 1 16.2 7.2A4.2 4.2 0 1 1 7.8 7.2Z
        mappin line M12 11.4V21
        mappin.and.ellipse body M12 2.6A5 5 0 0 1 17 7.6C17 10.8 13.6 13.4 12 17.2C10.4 13.4 7 10.8 7 7.6
        mappin.and.ellipse body A5 5 0 0 1 12 2.6Z
        mappin.and.ellipse line M7.8 14.6C5 15.2 3.2 16.2 3.2 17.6C3.2 19.6 7 21 12 21C17 21 20.8 19.6 20.8 17.6
        mappin.and.ellipse line C20.8 16.2 19 15.2 16.2 14.6
        mappin.and.ellipse hole M10.3 7.4A1.7 1.7 0 1 1 13.7 7.4A1.7 1.7 0 1 1 10.3 7.4Z
        megaphone body M3 10.2A1.2 1.2 0 0 1 4.2 9H8L18.6 4.4V18.6L8 14.8H4.2A1.2 1.2 0 0 1 3 13.6Z
        megaphone line M21 9.8V13.2M7.4 14.8L9.2 20H12L10.4 15.6
        message body M12 3.6C17.4 3.6 21.4 7 21.4 11.4C21.4 15.8 17.4 19.2 12 19.2C11.2 19.2 10.4 19.1 9.6 19
        message body C8.2 20.2 6.6 21 4.8 21.2C5.6 20.2 6 19 6 17.8C3.8 16.2 2.6 14 2.6 11.4
        message body C2.6 7 6.6 3.6 12 3.6Z
        network line M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12ZM8 12A4 9.2 0 1 1 16 12A4 9.2 0 1 1 8 12
        network line ZM2.8 12H21.2M12 2.8V21.2M5.2 6.2C9 8.6 15 8.6 18.8 6.2M5.2 17.8C9 15.4 15 15.4 18.8 17.8
        newspaper body M3 5.4A1.6 1.6 0 0 1 4.6 3.8H15.8A1.6 1.6 0 0 1 17.4 5.4V19.2H5A2 2 0 0 1 3 17.2Z
        newspaper line M17.4 8.4H21V17.4A1.8 1.8 0 0 1 17.4 17.4
        newspaper cut M6.6 7H9.4A0.6 0.6 0 0 1 10 7.6V10.4A0.6 0.6 0 0 1 9.4 11H6.6A0.6 0.6 0 0 1 6 10.4V7.6
        newspaper cut A0.6 0.6 0 0 1 6.6 7ZM12.6 7.6H14.6M12.6 10.6H14.6M6 13.6H14.6M6 16.4H14.6
        opticaldisc line M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12ZM9.4 12A2.6 2.6 0 1 1 14.6 12
        opticaldisc line A2.6 2.6 0 1 1 9.4 12ZM12 5.6A6.4 6.4 0 0 1 18.4 12
        paintbrush body M20.8 3.4C18 4.4 12.6 9 10 12.4L12.6 15C16 12.4 19.8 7 20.8 3.4ZM9 13.6
        paintbrush body C6.6 13.2 5.4 14.8 5.2 16.6C5 18.4 4.2 19.4 3 20C6.4 21.2 10.6 20.2 11.4 16Z
        paintbrush.pointed body M21 3C16.4 4.8 11.4 9.4 9.6 12.6L11.8 14.8C15 13 19.2 7.8 21 3ZM8.4 13.8
        paintbrush.pointed body C5.8 14 5.6 16.6 4.8 18C4.4 18.8 3.6 19.4 2.8 19.6C5.6 21 10.4 20.6 10.6 16.2Z
        paintpalette body M12 3.6C6.6 3.6 2.6 7.2 2.6 11.8C2.6 16.6 6.2 20.4 10.8 20.4
        paintpalette body C12.6 20.4 13.4 19.4 13 17.8C12.6 16 13.6 15 15.4 15H17.8C20 15 21.4 13.6 21.4 11.4
        paintpalette body C21.4 7 17.2 3.6 12 3.6Z
        paintpalette hole M5.6 11.6A1.4 1.4 0 1 1 8.4 11.6A1.4 1.4 0 1 1 5.6 11.6ZM8.2 7.8A1.4 1.4 0 1 1 11 7.8
        paintpalette hole A1.4 1.4 0 1 1 8.2 7.8ZM12.8 7.4A1.4 1.4 0 1 1 15.6 7.4A1.4 1.4 0 1 1 12.8 7.4Z
        paintpalette hole M16.2 10.4A1.4 1.4 0 1 1 19 10.4A1.4 1.4 0 1 1 16.2 10.4Z
        paperplane body M21 3L2.8 10.2L9.8 14.2L13.8 21.2Z
        paperplane cut M20 4L10 14
        pencil line M4.2 19.8L5.4 15.4L16.2 4.6A2.3 2.3 0 0 1 19.4 7.8L8.6 18.6ZM14.2 6.6L17.4 9.8
        pencil.tip.crop.circle body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        pencil.tip.crop.circle cut M8 19.8L9 13.4L12 6.4L15 13.4L16 19.8M9 14.6H15
        phone body M7.4 3.4C6.6 3 5.8 3 5.2 3.6L3.6 5.2C2.6 6.2 2.6 7.8 3.2 9.6C4.2 12.4 6 14.8 8.2 16.8
        phone body C10.2 18.8 12.4 20.2 14.8 21C16.4 21.4 17.8 21.4 18.8 20.4L20.4 18.8
        phone body C21 18.2 21 17.4 20.4 16.8L17.2 14.6C16.6 14.2 15.8 14.2 15.2 14.8L13.8 16
        phone body C11.6 14.8 9.4 12.6 8.2 10.4L9.4 8.8C9.8 8.2 9.8 7.6 9.4 7Z
        phone.arrow.down.left body M6.94 5.98C6.26 5.64 5.59 5.64 5.09 6.14L3.74 7.49C2.9 8.33 2.9 9.67 3.41 11.18
        phone.arrow.down.left body C4.25 13.54 5.76 15.55 7.61 17.23C9.29 18.91 11.14 20.09 13.15 20.76
        phone.arrow.down.left body C14.5 21.1 15.67 21.1 16.51 20.26L17.86 18.91C18.36 18.41 18.36 17.74 17.86 17.23
        phone.arrow.down.left body L15.17 15.38C14.66 15.05 13.99 15.05 13.49 15.55L12.31 16.56
        phone.arrow.down.left body C10.46 15.55 8.62 13.7 7.61 11.86L8.62 10.51C8.95 10.01 8.95 9.5 8.62 9Z
        phone.arrow.down.left line M20.8 3.2L14.4 9.6M14 4.8V10H19.2
        phone.arrow.up.right body M6.94 5.98C6.26 5.64 5.59 5.64 5.09 6.14L3.74 7.49C2.9 8.33 2.9 9.67 3.41 11.18
        phone.arrow.up.right body C4.25 13.54 5.76 15.55 7.61 17.23C9.29 18.91 11.14 20.09 13.15 20.76
        phone.arrow.up.right body C14.5 21.1 15.67 21.1 16.51 20.26L17.86 18.91C18.36 18.41 18.36 17.74 17.86 17.23
        phone.arrow.up.right body L15.17 15.38C14.66 15.05 13.99 15.05 13.49 15.55L12.31 16.56
        phone.arrow.up.right body C10.46 15.55 8.62 13.7 7.61 11.86L8.62 10.51C8.95 10.01 8.95 9.5 8.62 9Z
        phone.arrow.up.right line M14 10L20.4 3.6M15.6 3.2H20.8V8.4
        phone.connection body M6.94 5.98C6.26 5.64 5.59 5.64 5.09 6.14L3.74 7.49C2.9 8.33 2.9 9.67 3.41 11.18
        phone.connection body C4.25 13.54 5.76 15.55 7.61 17.23C9.29 18.91 11.14 20.09 13.15 20.76
        phone.connection body C14.5 21.1 15.67 21.1 16.51 20.26L17.86 18.91C18.36 18.41 18.36 17.74 17.86 17.23
        phone.connection body L15.17 15.38C14.66 15.05 13.99 15.05 13.49 15.55L12.31 16.56
        phone.connection body C10.46 15.55 8.62 13.7 7.61 11.86L8.62 10.51C8.95 10.01 8.95 9.5 8.62 9Z
        phone.connection line M13.2 7.2C15 7.4 16.6 9 16.8 10.8M13.4 3C17.4 3.4 20.6 6.6 21 10.6
        phone.down body M21.33 13.83C22.18 13.55 22.75 12.98 22.75 12.13L22.75 9.87
        phone.down body C22.75 8.45 21.62 7.32 19.92 6.47C17.23 5.2 14.26 4.78 11.29 4.92
        phone.down body C8.46 4.92 5.92 5.48 3.66 6.62C2.24 7.46 1.25 8.45 1.25 9.87L1.25 12.13
        phone.down body C1.25 12.98 1.82 13.55 2.67 13.55L6.48 12.84C7.19 12.7 7.76 12.13 7.76 11.28L7.9 9.44
        phone.down body C10.3 8.74 13.41 8.74 15.82 9.44L16.1 11.42C16.24 12.13 16.67 12.56 17.37 12.7Z
        pills line M4.4 12.4L11.2 5.6A4 4 0 0 1 16.8 11.2L10 18A4 4 0 0 1 4.4 12.4ZM7.8 9L13.4 14.6M14 19.4
        pills line A3.4 3.4 0 1 0 19.2 15
        pin body M8.4 3.2H15.6L14.8 10C16.8 11 18 12.6 18 14.6H6C6 12.6 7.2 11 9.2 10Z
        pin line M12 14.8V21.2
        quote.bubble body M2.8 6.6A2.8 2.8 0 0 1 5.6 3.8H18.4A2.8 2.8 0 0 1 21.2 6.6V14.4
        quote.bubble body A2.8 2.8 0 0 1 18.4 17.2H11L6.8 21V17.2H5.6A2.8 2.8 0 0 1 2.8 14.4Z
        quote.bubble hole M8 8.4H11V11.2L9.4 13.4H8.2L9 11.4H8ZM13 8.4H16V11.2L14.4 13.4H13.2L14 11.4H13Z
        rectangle.and.pencil.and.ellipsis line M12.6 6.4H5A2.2 2.2 0 0 0 2.8 8.6V15.6A2.2 2.2 0 0 0 5 17.8H19
        rectangle.and.pencil.and.ellipsis line A2.2 2.2 0 0 0 21.2 15.6V12M15 11.6L15.6 9.2L20.4 4.4
        rectangle.and.pencil.and.ellipsis line A1.3 1.3 0 0 1 22.2 6.2L17.4 11Z
        rectangle.and.pencil.and.ellipsis dot M5.1 12.2A1.1 1.1 0 1 1 7.3 12.2A1.1 1.1 0 1 1 5.1 12.2ZM8.3 12.2
        rectangle.and.pencil.and.ellipsis dot A1.1 1.1 0 1 1 10.5 12.2A1.1 1.1 0 1 1 8.3 12.2ZM11.5 12.2
        rectangle.and.pencil.and.ellipsis dot A1.1 1.1 0 1 1 13.7 12.2A1.1 1.1 0 1 1 11.5 12.2Z
        safari body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        safari cut M16.4 7.6L13.4 13.4L7.6 16.4L10.6 10.6Z
        scissors line M3.8 6.6A2.8 2.8 0 1 1 9.4 6.6A2.8 2.8 0 1 1 3.8 6.6ZM3.8 17.4A2.8 2.8 0 1 1 9.4 17.4
        scissors line A2.8 2.8 0 1 1 3.8 17.4ZM9 8.2L20.4 16.6M9 15.8L20.4 7.4
        shippingbox body M12 2.8L20.4 7.2V16.8L12 21.2L3.6 16.8V7.2Z
        shippingbox cut M3.8 7.4L12 11.8L20.2 7.4M12 11.8V21M7.8 5L16.2 9.4
        square.and.pencil line M12.6 4.8H6.4A2.4 2.4 0 0 0 4 7.2V17.6A2.4 2.4 0 0 0 6.4 20H16.8
        square.and.pencil line A2.4 2.4 0 0 0 19.2 17.6V11.4M9.4 14.6L10.2 11.6L18.2 3.6
        square.and.pencil line A1.55 1.55 0 0 1 20.4 5.8L12.4 13.8Z
        stethoscope line M6.4 3.4H5A1.4 1.4 0 0 0 3.6 4.8V8.6A4.7 4.7 0 0 0 13 8.6V4.8A1.4 1.4 0 0 0 11.6 3.4H10.2
        stethoscope line M8.3 13.3V15.6A5 5 0 0 0 18.3 15.6V13.2M16 10.8A2.3 2.3 0 1 1 20.6 10.8A2.3 2.3 0 1 1 16 10.8Z
        stopwatch body M4.4 13.4A7.6 7.6 0 1 1 19.6 13.4A7.6 7.6 0 1 1 4.4 13.4Z
        stopwatch line M10 2.8H14M12 3V5.6M17.6 6.8L19.2 5.2
        stopwatch cut M12 9V13.4
        suitcase body M5.6 7H18.4A2.2 2.2 0 0 1 20.6 9.2V17.8A2.2 2.2 0 0 1 18.4 20H5.6A2.2 2.2 0 0 1 3.4 17.8
        suitcase body V9.2A2.2 2.2 0 0 1 5.6 7Z
        suitcase line M8.6 7V5A1.4 1.4 0 0 1 10 3.6H14A1.4 1.4 0 0 1 15.4 5V7
        suitcase cut M7.6 7.2V19.8M16.4 7.2V19.8
        tag body M3.2 4.8A1.6 1.6 0 0 1 4.8 3.2H10.6C11.4 3.2 12 3.4 12.6 4L20.4 11.8A1.8 1.8 0 0 1 20.4 14.4
        tag body L14.4 20.4A1.8 1.8 0 0 1 11.8 20.4L4 12.6C3.4 12 3.2 11.4 3.2 10.6Z
        tag hole M6.2 7.6A1.4 1.4 0 1 1 9 7.6A1.4 1.4 0 1 1 6.2 7.6Z
        tennis.racket line M18.45 5.55C20.81 7.9 20.25 10.95 18.18 13.03C16.1 15.11 12.77 15.39 10.69 13.31
        tennis.racket line C8.61 11.23 8.89 7.9 10.97 5.82C13.05 3.75 16.1 3.19 18.45 5.55ZM10.55 13.45L4.59 19.41
        tennis.racket line M16.72 4.51L9.72 11.51M19.49 7.28L12.49 14.28M12.63 4.72L19.28 11.37M9.86 7.49L16.51 14.14
        tennis.racket dot M16.8 19.2A2.4 2.4 0 1 1 21.6 19.2A2.4 2.4 0 1 1 16.8 19.2Z
        testtube.2 line M3.6 3.2H10.4M4.8 3.2V17.6A2.2 2.2 0 0 0 9.2 17.6V3.2M4.8 11H9.2M13.6 3.2H20.4M14.8 3.2
        testtube.2 line V17.6A2.2 2.2 0 0 0 19.2 17.6V3.2M14.8 8.4H19.2
        text.bubble body M2.8 6.6A2.8 2.8 0 0 1 5.6 3.8H18.4A2.8 2.8 0 0 1 21.2 6.6V14.4A2.8 2.8 0 0 1 18.4 17.2
        text.bubble body H11L6.8 21V17.2H5.6A2.8 2.8 0 0 1 2.8 14.4Z
        text.bubble cut M7 8.6H17M7 12.4H13.6
        theatermasks line M2.2 4.4C5 5.6 9.6 5.6 12.6 4.4V9.6C12.6 13.4 10.4 15.6 7.4 16.2C4.4 15.6 2.2 13.4 2.2 9.6Z
        theatermasks line M15 9C17.2 9.2 19.6 8.8 21.8 8V13.4C21.8 17.2 19.6 19.6 16.4 20.2C14 19.6 12 18.2 11.4 16
        theatermasks line M15.8 17.2C16.6 16.2 18 16.2 18.8 17M17.6 12.2H19.2M4.6 8.6H6M8.8 8.6H10.2M5.2 11.6
        theatermasks line C6.2 13 8.6 13 9.6 11.6
        ticket body M2.6 8A2 2 0 0 1 4.6 6H19.4A2 2 0 0 1 21.4 8V9.6A2.4 2.4 0 0 0 21.4 14.4V16
        ticket body A2 2 0 0 1 19.4 18H4.6A2 2 0 0 1 2.6 16V14.4A2.4 2.4 0 0 0 2.6 9.6Z
        ticket cut M14.6 8.6V10M14.6 11.6V12.6M14.6 14V15.4
        timer line M12 3.4A8.7 8.7 0 1 1 5.4 6.4M12 3.4V6.4M11.2 13L7.4 8.4
        timer dot M10.3 12.6A1.7 1.7 0 1 1 13.7 12.6A1.7 1.7 0 1 1 10.3 12.6Z
        train.side.front.car body M21.8 6.4H11.6C7.4 6.4 2.4 10.8 2.4 13.6A2.4 2.4 0 0 0 4.8 16H21.8Z
        train.side.front.car line M2.4 19.6H21.8
        train.side.front.car cut M6.4 11.2H12V6.8
        train.side.front.car hole M15.7 9H18.9A0.7 0.7 0 0 1 19.6 9.7V11.1A0.7 0.7 0 0 1 18.9 11.8H15.7
        train.side.front.car hole A0.7 0.7 0 0 1 15 11.1V9.7A0.7 0.7 0 0 1 15.7 9Z
        trash body M5.7 6.6L6.7 18.9A2 2 0 0 0 8.7 20.9H15.3A2 2 0 0 0 17.3 18.9L18.3 6.6Z
        trash line M3.9 6.6H20.1M8.9 6.4V5A1.6 1.6 0 0 1 10.5 3.4H13.5A1.6 1.6 0 0 1 15.1 5V6.4
        trash cut M9.3 10.2L9.7 17.4M14.7 10.2L14.3 17.4M12 10.2V17.4
        tray body M2.8 14L5.8 6.4A2 2 0 0 1 7.6 5.2H16.4A2 2 0 0 1 18.2 6.4L21.2 14V17A2.2 2.2 0 0 1 19 19.2H5
        tray body A2.2 2.2 0 0 1 2.8 17Z
        tray cut M3.2 14H8.2C8.4 16 10 17 12 17C14 17 15.6 16 15.8 14H20.8
        tray.2 body M2.8 14.6L5.4 10.4H18.6L21.2 14.6V18A2.2 2.2 0 0 1 19 20.2H5A2.2 2.2 0 0 1 2.8 18Z
        tray.2 line M4.4 7.6L6 4.4H18L19.6 7.6
        tray.2 cut M3.2 14.8H8.2C8.4 16.6 10 17.4 12 17.4C14 17.4 15.6 16.6 15.8 14.8H20.8
        tray.and.arrow.down line M6.8 9L2.8 14.6V18A2.2 2.2 0 0 0 5 20.2H19A2.2 2.2 0 0 0 21.2 18V14.6L17.2 9
        tray.and.arrow.down line M3 14.8H8.2C8.4 16.6 10 17.4 12 17.4C14 17.4 15.6 16.6 15.8 14.8H21M12 3V12
        tray.and.arrow.down line M8.6 8.8L12 12.2L15.4 8.8
        tray.and.arrow.down.fill body M7 9.6H17L21.2 15V18A2.2 2.2 0 0 1 19 20.2H5A2.2 2.2 0 0 1 2.8 18V15Z
        tray.and.arrow.down.fill line M12 2.8V8
        tray.and.arrow.down.fill cut M12 9V14.8M8.6 11.6L12 15L15.4 11.6
        tray.and.arrow.up line M6.8 9L2.8 14.6V18A2.2 2.2 0 0 0 5 20.2H19A2.2 2.2 0 0 0 21.2 18V14.6L17.2 9
        tray.and.arrow.up line M3 14.8H8.2C8.4 16.6 10 17.4 12 17.4C14 17.4 15.6 16.6 15.8 14.8H21M12 12.4V3.4
        tray.and.arrow.up line M8.6 6.6L12 3.2L15.4 6.6
        trophy body M7.2 3.6H16.8V9.4A4.8 4.8 0 0 1 7.2 9.4Z
        trophy line M7 5.4H3.6C3.6 8.6 5 10.8 7.6 11.2M17 5.4H20.4C20.4 8.6 19 10.8 16.4 11.2M12 14.4V17.6
        trophy line M8 20.6C8 18.6 9.6 17.6 12 17.6C14.4 17.6 16 18.6 16 20.6Z
        wand.and.stars line M3.6 18.4L14.2 7.8L16.6 10.2L6 20.8ZM12 10L14.4 12.4
        wand.and.stars dot M18.4 2.2L19.3 4.7L21.8 5.6L19.3 6.5L18.4 9L17.5 6.5L15 5.6L17.5 4.7ZM8.4 2.6L9.1 4.5
        wand.and.stars dot L11 5.2L9.1 5.9L8.4 7.8L7.7 5.9L5.8 5.2L7.7 4.5ZM20 13L20.6 14.6L22.2 15.2L20.6 15.8
        wand.and.stars dot L20 17.4L19.4 15.8L17.8 15.2L19.4 14.6Z
        wrench body M20.8 6.8A5 5 0 0 1 14 12.2L7 19.8A2 2 0 0 1 4.2 17L11.8 10A5 5 0 0 1 17.2 3.2L14.6 6V9.4H18
        wrench body Z
        wrench.and.screwdriver body M20.8 5.4A4.2 4.2 0 0 1 15.2 10.2L8.4 17.4A2.1 2.1 0 0 1 5.4 14.6L12.8 7.8
        wrench.and.screwdriver body A4.2 4.2 0 0 1 17.6 2.4L15.2 4.8L15.6 7.6L18.4 8ZM3.4 3.4L6 4L7.4 6.4L5.4 7.2Z
        wrench.and.screwdriver body M14 13.4L15.4 13.2L20.6 18.4A1.8 1.8 0 0 1 18 21L12.8 15.8L13 14.4Z
        wrench.and.screwdriver line M6.4 6.2L11 10
        """
}
