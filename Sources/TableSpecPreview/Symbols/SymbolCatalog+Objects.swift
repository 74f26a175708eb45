extension SymbolCatalog {
    /// Things, papers and buildings.
    static let objects = """
        alarm body M4.4 13.2A7.6 7.6 0 1 1 19.6 13.2A7.6 7.6 0 1 1 4.4 13.2Z
        alarm line M2.8 7.4C3 5.4 4.6 3.8 6.8 3.4M21.2 7.4C21 5.4 19.4 3.8 17.2 3.4M6.4 19L4.8 20.8M17.6 19
        alarm line L19.2 20.8
        alarm cut M12 8.6V13.4L14.8 15
        app.gift body M8.2 3.2H15.8A5 5 0 0 1 20.8 8.2V15.8A5 5 0 0 1 15.8 20.8H8.2A5 5 0 0 1 3.2 15.8V8.2
        app.gift body A5 5 0 0 1 8.2 3.2Z
        app.gift cut M3.4 10.4H20.6M12 10.4V20.6M12 10.2C8.6 10.2 7.6 8.8 8 7.6C8.6 6 11.2 6.6 12 10.2
        app.gift cut C12.8 6.6 15.4 6 16 7.6C16.4 8.8 15.4 10.2 12 10.2Z
        archivebox body M4.2 4.2H19.8A1.4 1.4 0 0 1 21.2 5.6V7.4A1.4 1.4 0 0 1 19.8 8.8H4.2
        archivebox body A1.4 1.4 0 0 1 2.8 7.4V5.6A1.4 1.4 0 0 1 4.2 4.2ZM4.2 8.8H19.8V17.6
        archivebox body A2.4 2.4 0 0 1 17.4 20H6.6A2.4 2.4 0 0 1 4.2 17.6Z
        archivebox cut M9 12.6H15
        arrow.down.doc body M5.8 5.2A2.2 2.2 0 0 1 8 3H12.8L18.2 8.4V18.8A2.2 2.2 0 0 1 16 21H8
        arrow.down.doc body A2.2 2.2 0 0 1 5.8 18.8Z
        arrow.down.doc cut M12.8 3.2V7A1.4 1.4 0 0 0 14.2 8.4H18M12 11V17.6M9.2 15L12 17.8L14.8 15
        arrow.up.doc body M5.8 5.2A2.2 2.2 0 0 1 8 3H12.8L18.2 8.4V18.8A2.2 2.2 0 0 1 16 21H8
        arrow.up.doc body A2.2 2.2 0 0 1 5.8 18.8Z
        arrow.up.doc cut M12.8 3.2V7A1.4 1.4 0 0 0 14.2 8.4H18M12 17.8V11.2M9.2 13.8L12 11L14.8 13.8
        bag body M4.6 8.4H19.4L20.2 18.6A2.2 2.2 0 0 1 18 21H6A2.2 2.2 0 0 1 3.8 18.6Z
        bag line M8.4 8.2V6.8A3.6 3.6 0 0 1 15.6 6.8V8.2
        bandage body M4.93 12.97L12.97 4.93A4.31 4.31 0 0 1 19.07 4.93L19.07 4.93A4.31 4.31 0 0 1 19.07 11.03
        bandage body L11.03 19.07A4.31 4.31 0 0 1 4.93 19.07L4.93 19.07A4.31 4.31 0 0 1 4.93 12.97Z
        bandage cut M6.46 11.72L12.28 17.54M11.72 6.46L17.54 12.28
        bandage hole M11.15 9.9A0.85 0.85 0 1 1 12.85 9.9A0.85 0.85 0 1 1 11.15 9.9ZM11.15 14.1
        bandage hole A0.85 0.85 0 1 1 12.85 14.1A0.85 0.85 0 1 1 11.15 14.1ZM9.05 12A0.85 0.85 0 1 1 10.75 12
        bandage hole A0.85 0.85 0 1 1 9.05 12ZM13.25 12A0.85 0.85 0 1 1 14.95 12A0.85 0.85 0 1 1 13.25 12Z
        banknote body M4 6H20A2.2 2.2 0 0 1 22.2 8.2V15.8A2.2 2.2 0 0 1 20 18H4A2.2 2.2 0 0 1 1.8 15.8V8.2
        banknote body A2.2 2.2 0 0 1 4 6Z
        banknote cut M9 12A3 3 0 1 1 15 12A3 3 0 1 1 9 12Z
        basket body M4.2 10H19.8L18.2 18.4A2 2 0 0 1 16.2 20H7.8A2 2 0 0 1 5.8 18.4Z
        basket line M2.6 10H21.4M7.6 9.8L10.4 4M16.4 9.8L13.6 4
        basket cut M9.4 13V17M12 13V17M14.6 13V17
        basketball body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        basketball cut M2.8 12H21.2M12 2.8V21.2M5.6 5.4C9.6 9 9.6 15 5.6 18.6M18.4 5.4C14.4 9 14.4 15 18.4 18.6
        bed.double line M2.4 19.4V14.6A2 2 0 0 1 4.4 12.6H19.6A2 2 0 0 1 21.6 14.6V19.4M2.4 17H21.6M4.6 12.4V7.4
        bed.double line A1.8 1.8 0 0 1 6.4 5.6H17.6A1.8 1.8 0 0 1 19.4 7.4V12.4M6.8 12.4V10.6A1 1 0 0 1 7.8 9.6
        bed.double line H10.6V12.4M13.4 12.4V9.6H16.2A1 1 0 0 1 17.2 10.6V12.4
        bell body M12 3.2C8.4 3.2 6.6 5.8 6.4 9C6.2 12.6 5.4 13.8 3.8 15.4C3 16.2 3.4 17.4 4.6 17.4H19.4
        bell body C20.6 17.4 21 16.2 20.2 15.4C18.6 13.8 17.8 12.6 17.6 9C17.4 5.8 15.6 3.2 12 3.2Z
        bell line M9.4 19.6C9.8 20.8 10.8 21.4 12 21.4C13.2 21.4 14.2 20.8 14.6 19.6
        book body M12 6.4C10 4.8 6.4 4.2 2.6 5V18.6C6.4 17.8 10 18.4 12 20C14 18.4 17.6 17.8 21.4 18.6V5
        book body C17.6 4.2 14 4.8 12 6.4Z
        book cut M12 6.6V19.8
        book.closed body M5 5.4A2.4 2.4 0 0 1 7.4 3H19V21H7.4A2.4 2.4 0 0 1 5 18.6Z
        book.closed cut M5.2 18.4A2.4 2.4 0 0 1 7.4 16.4H18.8M9 7H15
        bookmark body M6 4.8A1.8 1.8 0 0 1 7.8 3H16.2A1.8 1.8 0 0 1 18 4.8V20.2C18 21 17.2 21.3 16.6 20.8
        bookmark body L12 16.8L7.4 20.8C6.8 21.3 6 21 6 20.2Z
        books.vertical body M4.4 4H7A1 1 0 0 1 8 5V19A1 1 0 0 1 7 20H4.4A1 1 0 0 1 3.4 19V5A1 1 0 0 1 4.4 4ZM9 4
        books.vertical body H11.6A1 1 0 0 1 12.6 5V19A1 1 0 0 1 11.6 20H9A1 1 0 0 1 8 19V5A1 1 0 0 1 9 4Z
        books.vertical body M13.6 5.4L17.4 4.2A.8 .8 0 0 1 18.4 4.8L22 18.4A.8 .8 0 0 1 21.4 19.4L18 20.2
        books.vertical body A.8 .8 0 0 1 17 19.6L13.2 6.4Z
        books.vertical cut M5.2 7.4H6.2M9.8 7.4H10.8
        briefcase body M4.8 7H19.2A2.2 2.2 0 0 1 21.4 9.2V17.4A2.2 2.2 0 0 1 19.2 19.6H4.8
        briefcase body A2.2 2.2 0 0 1 2.6 17.4V9.2A2.2 2.2 0 0 1 4.8 7Z
        briefcase line M8.4 7V5.4A1.6 1.6 0 0 1 10 3.8H14A1.6 1.6 0 0 1 15.6 5.4V7
        briefcase cut M2.8 12.6H21.2
        bubble.left body M2.8 6.6A2.8 2.8 0 0 1 5.6 3.8H18.4A2.8 2.8 0 0 1 21.2 6.6V14.4A2.8 2.8 0 0 1 18.4 17.2
        bubble.left body H11L6.8 21V17.2H5.6A2.8 2.8 0 0 1 2.8 14.4Z
        bubble.left.and.bubble.right body M2 5.6A2 2 0 0 1 4 3.6H12.4A2 2 0 0 1 14.4 5.6V10.6
        bubble.left.and.bubble.right body A2 2 0 0 1 12.4 12.6H7.6L4.6 15.4V12.6H4A2 2 0 0 1 2 10.6Z
        bubble.left.and.bubble.right line M16.8 8.6H20A2 2 0 0 1 22 10.6V15.8A2 2 0 0 1 20 17.8H19.4V20.6
        bubble.left.and.bubble.right line L16.4 17.8H11.6A2 2 0 0 1 9.6 15.8V15
        building body M7 3.4H17A1.6 1.6 0 0 1 18.6 5V19A1.6 1.6 0 0 1 17 20.6H7A1.6 1.6 0 0 1 5.4 19V5
        building body A1.6 1.6 0 0 1 7 3.4Z
        building cut M9 7.4H10M14 7.4H15M9 11H10M14 11H15M9 14.6H10M14 14.6H15
        building.2 body M3.2 20.6V6A1.6 1.6 0 0 1 4.8 4.4H11.4A1.6 1.6 0 0 1 13 6V20.6ZM13 9.6H19.2
        building.2 body A1.6 1.6 0 0 1 20.8 11.2V20.6H13Z
        building.2 cut M6 8H7.4M8.8 8H10.2M6 11.4H7.4M8.8 11.4H10.2M6 14.8H7.4M8.8 14.8H10.2M16 13.2H17.8
        building.2 cut M16 16.6H17.8
        building.columns body M12 3L21 7.6V9.4H3V7.6Z
        building.columns line M5.6 12V17.4M10 12V17.4M14 12V17.4M18.4 12V17.4M4 20.6H20M12 3L21 7.6V9.4H3V7.6Z
        calendar body M3 7A2.4 2.4 0 0 1 5.4 4.6H18.6A2.4 2.4 0 0 1 21 7V17.6A2.4 2.4 0 0 1 18.6 20H5.4
        calendar body A2.4 2.4 0 0 1 3 17.6Z
        calendar cut M3.2 9H20.8
        calendar hole M9.3 12.2A1 1 0 1 1 11.3 12.2A1 1 0 1 1 9.3 12.2ZM12.8 12.2A1 1 0 1 1 14.8 12.2
        calendar hole A1 1 0 1 1 12.8 12.2ZM16.3 12.2A1 1 0 1 1 18.3 12.2A1 1 0 1 1 16.3 12.2ZM5.8 15.6
        calendar hole A1 1 0 1 1 7.8 15.6A1 1 0 1 1 5.8 15.6ZM9.3 15.6A1 1 0 1 1 11.3 15.6A1 1 0 1 1 9.3 15.6Z
        calendar hole M12.8 15.6A1 1 0 1 1 14.8 15.6A1 1 0 1 1 12.8 15.6Z
        cart body M5.4 6.4H20.6C21.2 6.4 21.6 6.9 21.4 7.5L19.8 13.4A2 2 0 0 1 17.9 14.8H7Z
        cart line M1.8 3.6H3.8A1.2 1.2 0 0 1 5 4.6L7.2 16.4A1.6 1.6 0 0 0 8.8 17.6H18.6
        cart dot M7.5 20.4A1.5 1.5 0 1 1 10.5 20.4A1.5 1.5 0 1 1 7.5 20.4ZM15.9 20.4A1.5 1.5 0 1 1 18.9 20.4
        cart dot A1.5 1.5 0 1 1 15.9 20.4Z
        case body M3 8.8A2 2 0 0 1 5 6.8H19A2 2 0 0 1 21 8.8V17.6A2 2 0 0 1 19 19.6H5A2 2 0 0 1 3 17.6Z
        case line M8.6 6.6V5.4A1.6 1.6 0 0 1 10.2 3.8H13.8A1.6 1.6 0 0 1 15.4 5.4V6.6
        character.textbox line M15 5.2H4.8A2.4 2.4 0 0 0 2.4 7.6V16.4A2.4 2.4 0 0 0 4.8 18.8H15M20 5.4
        character.textbox line A2 2 0 0 1 21.6 7.4V16.6A2 2 0 0 1 20 18.6M17.5 3.4V20.6M5.6 15.4L8.8 8L12 15.4M6.7 13
        character.textbox line H10.9
        chart.bar body M4.2 12H6.8A1 1 0 0 1 7.8 13V19.4A1 1 0 0 1 6.8 20.4H4.2A1 1 0 0 1 3.2 19.4V13
        chart.bar body A1 1 0 0 1 4.2 12ZM10.7 8H13.3A1 1 0 0 1 14.3 9V19.4A1 1 0 0 1 13.3 20.4H10.7
        chart.bar body A1 1 0 0 1 9.7 19.4V9A1 1 0 0 1 10.7 8ZM17.2 3.6H19.8A1 1 0 0 1 20.8 4.6V19.4
        chart.bar body A1 1 0 0 1 19.8 20.4H17.2A1 1 0 0 1 16.2 19.4V4.6A1 1 0 0 1 17.2 3.6Z
        chart.line.uptrend.xyaxis line M3.4 3.4V18.6A2 2 0 0 0 5.4 20.6H20.6M6.8 15.4L10.8 10.8L13.8 13.6L20 6.4
        chart.pie body M10.6 4.2A8.4 8.4 0 1 0 19.6 13.4H10.6Z
        chart.pie line M13.6 2.8A8 8 0 0 1 21.2 10.4H13.6Z
        clipboard body M9 4.4H7A2 2 0 0 0 5 6.4V19A2 2 0 0 0 7 21H17A2 2 0 0 0 19 19V6.4A2 2 0 0 0 17 4.4H15
        clipboard line M10.2 2.8H13.8A1.2 1.2 0 0 1 15 4V5A1.2 1.2 0 0 1 13.8 6.2H10.2A1.2 1.2 0 0 1 9 5V4
        clipboard line A1.2 1.2 0 0 1 10.2 2.8Z
        clock body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        clock cut M12 6.4V12.2H7.6
        clock.arrow.2.circlepath line M5 10.4A7.6 7.6 0 0 1 18.6 8.6M19 13.6A7.6 7.6 0 0 1 5.4 15.4M12 8.2V12.4L14.6 14
        clock.arrow.2.circlepath dot M21 9.4L16.2 10.6L19.6 5.6ZM3 14.6L7.8 13.4L4.4 18.4Z
        clock.arrow.circlepath line M4.2 9.6A8.3 8.3 0 1 1 3.8 13.4M12 7.4V12.4L15.2 14.2
        clock.arrow.circlepath dot M2 8.2L7.6 9.6L3.4 13.4Z
        creditcard body M5 4.8H19A2.6 2.6 0 0 1 21.6 7.4V16.6A2.6 2.6 0 0 1 19 19.2H5A2.6 2.6 0 0 1 2.4 16.6V7.4
        creditcard body A2.6 2.6 0 0 1 5 4.8Z
        creditcard cut M2.6 9.4H21.4M6 15H9.4
        cross body M9.2 3.4H14.8V9.2H20.6V14.8H14.8V20.6H9.2V14.8H3.4V9.2H9.2Z
        cross.vial body M7.6 7H16.4V18.8A2.2 2.2 0 0 1 14.2 21H9.8A2.2 2.2 0 0 1 7.6 18.8Z
        cross.vial line M7 3.6H17
        cross.vial cut M12 11.6V16.8M9.4 14.2H14.6
        cube body M12 2.8L20.4 7.2V16.8L12 21.2L3.6 16.8V7.2Z
        cube cut M3.8 7.4L12 11.8L20.2 7.4M12 11.8V21
        cup.and.saucer body M4.6 6.4H17V11.8A5 5 0 0 1 12 16.8H9.6A5 5 0 0 1 4.6 11.8Z
        cup.and.saucer line M17 8H18.4A2.6 2.6 0 0 1 18.4 13.2H16.8M3 20H18.6
        cursorarrow.rays line M10.6 2.8V5.6M4.9 5.1L6.9 7.1M2.6 10.8H5.4M16.3 5.1L14.3 7.1M4.9 16.5L6.9 14.5M15.8 10.8
        cursorarrow.rays line H18.6
        cursorarrow.rays dot M11 10.4L20.4 14.2L16.4 15.7L19.4 19.6L17.6 21L14.6 17L12.4 20.6Z
        dice body M5.2 9H12.4A2.6 2.6 0 0 1 15 11.6V18.8A2.6 2.6 0 0 1 12.4 21.4H5.2A2.6 2.6 0 0 1 2.6 18.8V11.6
        dice body A2.6 2.6 0 0 1 5.2 9Z
        dice line M9.4 6.4L13 3A2 2 0 0 1 15.8 3.2L21.2 9.2A2 2 0 0 1 21 12L17.8 14.6
        dice dot M13.5 6.6A1.1 1.1 0 1 1 15.7 6.6A1.1 1.1 0 1 1 13.5 6.6ZM16.5 10A1.1 1.1 0 1 1 18.7 10
        dice dot A1.1 1.1 0 1 1 16.5 10Z
        dice hole M4.85 12.4A1.15 1.15 0 1 1 7.15 12.4A1.15 1.15 0 1 1 4.85 12.4ZM7.65 15.2A1.15 1.15 0 1 1 9.95 15.2
        dice hole A1.15 1.15 0 1 1 7.65 15.2ZM10.45 18A1.15 1.15 0 1 1 12.75 18A1.15 1.15 0 1 1 10.45 18Z
        doc body M5.8 5.2A2.2 2.2 0 0 1 8 3H12.8L18.2 8.4V18.8A2.2 2.2 0 0 1 16 21H8A2.2 2.2 0 0 1 5.8 18.8Z
        doc cut M12.8 3.2V7A1.4 1.4 0 0 0 14.2 8.4H18
        doc.on.clipboard body M12 9.4H19A2 2 0 0 1 21 11.4V19.4A2 2 0 0 1 19 21.4H12A2 2 0 0 1 10 19.4V11.4
        doc.on.clipboard body A2 2 0 0 1 12 9.4Z
        doc.on.clipboard line M7.4 19.6H5.2A2 2 0 0 1 3.2 17.6V6A2 2 0 0 1 5.2 4H6M13.2 4H14A2 2 0 0 1 16 6V6.8
        doc.on.clipboard line M6.2 3.4A1.2 1.2 0 0 1 7.4 2.4H11.8A1.2 1.2 0 0 1 13 3.4V4.8A1 1 0 0 1 12 5.8H7.2
        doc.on.clipboard line A1 1 0 0 1 6.2 4.8Z
        doc.on.clipboard cut M12.8 13.4H18.2M12.8 17H18.2
        doc.on.doc body M10.61 9.87A1.63 1.63 0 0 1 12.24 8.24L15.79 8.24L19.79 12.24L19.79 19.93
        doc.on.doc body A1.63 1.63 0 0 1 18.16 21.56L12.24 21.56A1.63 1.63 0 0 1 10.61 19.93Z
        doc.on.doc line M7 17.2H5.8A2 2 0 0 1 3.8 15.2V4.6A2 2 0 0 1 5.8 2.6H9.4L12.6 5.6
        doc.on.doc cut M15.79 8.39L15.79 11.2A1.04 1.04 0 0 0 16.83 12.24L19.64 12.24
        doc.plaintext body M7.4 3H16.6A2.4 2.4 0 0 1 19 5.4V18.6A2.4 2.4 0 0 1 16.6 21H7.4A2.4 2.4 0 0 1 5 18.6
        doc.plaintext body V5.4A2.4 2.4 0 0 1 7.4 3Z
        doc.plaintext cut M8.4 8H15.6M8.4 12H15.6M8.4 16H13
        doc.richtext body M7.4 3H16.6A2.4 2.4 0 0 1 19 5.4V18.6A2.4 2.4 0 0 1 16.6 21H7.4A2.4 2.4 0 0 1 5 18.6
        doc.richtext body V5.4A2.4 2.4 0 0 1 7.4 3Z
        doc.richtext cut M8.4 7H15.6V11H8.4ZM8.4 14H15.6M8.4 17H13
        doc.text body M5.8 5.2A2.2 2.2 0 0 1 8 3H12.8L18.2 8.4V18.8A2.2 2.2 0 0 1 16 21H8A2.2 2.2 0 0 1 5.8 18.8
        doc.text body Z
        doc.text cut M12.8 3.2V7A1.4 1.4 0 0 0 14.2 8.4H18M8.8 12.4H15.2M8.8 16H15.2
        doc.text.magnifyingglass line M11 21H8A2.2 2.2 0 0 1 5.8 18.8V5.2A2.2 2.2 0 0 1 8 3H12.8L18.2 8.4V10.4
        doc.text.magnifyingglass line M12.8 3.2V7A1.4 1.4 0 0 0 14.2 8.4H18M8.8 12H11.4M8.8 15.6H10.4M12.2 15.8
        doc.text.magnifyingglass line A3.4 3.4 0 1 1 19 15.8A3.4 3.4 0 1 1 12.2 15.8ZM18.2 18.4L21 21.2
        ellipsis.bubble body M2.8 6.6A2.8 2.8 0 0 1 5.6 3.8H18.4A2.8 2.8 0 0 1 21.2 6.6V14.4
        ellipsis.bubble body A2.8 2.8 0 0 1 18.4 17.2H11L6.8 21V17.2H5.6A2.8 2.8 0 0 1 2.8 14.4Z
        ellipsis.bubble hole M6.7 10.5A1.3 1.3 0 1 1 9.3 10.5A1.3 1.3 0 1 1 6.7 10.5ZM10.7 10.5
        ellipsis.bubble hole A1.3 1.3 0 1 1 13.3 10.5A1.3 1.3 0 1 1 10.7 10.5ZM14.7 10.5A1.3 1.3 0 1 1 17.3 10.5
        ellipsis.bubble hole A1.3 1.3 0 1 1 14.7 10.5Z
        envelope body M4.8 5H19.2A2.4 2.4 0 0 1 21.6 7.4V16.6A2.4 2.4 0 0 1 19.2 19H4.8A2.4 2.4 0 0 1 2.4 16.6
        envelope body V7.4A2.4 2.4 0 0 1 4.8 5Z
        envelope cut M3.2 6.2L10.4 12.6A2.4 2.4 0 0 0 13.6 12.6L20.8 6.2M3.2 17.8L8.8 12.2M20.8 17.8L15.2 12.2
        envelope.open body M2.6 10L12 3.4L21.4 10V18.6A2.2 2.2 0 0 1 19.2 20.8H4.8A2.2 2.2 0 0 1 2.6 18.6Z
        envelope.open cut M3 10.4L10.6 15A2.4 2.4 0 0 0 13.4 15L21 10.4
        eraser.line.dashed body M14.32 3.29L20 8.97L12.6 16.36L9.16 16.36L5.38 12.58A0.86 0.86 0 0 1 5.38 11.38Z
        eraser.line.dashed line M3 20.6H6M9.4 20.6H12.4M15.8 20.6H18.8
        eraser.line.dashed cut M9.68 7.94L15.35 13.61
        exclamationmark.bubble body M2.8 6.6A2.8 2.8 0 0 1 5.6 3.8H18.4A2.8 2.8 0 0 1 21.2 6.6V14.4
        exclamationmark.bubble body A2.8 2.8 0 0 1 18.4 17.2H11L6.8 21V17.2H5.6A2.8 2.8 0 0 1 2.8 14.4Z
        exclamationmark.bubble cut M12 6.8V10.9
        exclamationmark.bubble hole M10.85 13.8A1.15 1.15 0 1 1 13.15 13.8A1.15 1.15 0 1 1 10.85 13.8Z
        folder body M2.8 7.2A2.2 2.2 0 0 1 5 5H8.6C9.3 5 9.7 5.2 10.2 5.6L11.6 6.8H19A2.2 2.2 0 0 1 21.2 9V17.2
        folder body A2.2 2.2 0 0 1 19 19.4H5A2.2 2.2 0 0 1 2.8 17.2Z
        folder cut M3.2 10H20.8
        fork.knife line M5 3V7.6A3 3 0 0 0 8 10.6A3 3 0 0 0 11 7.6V3M8 3V21M17.6 21V3C15 4.4 14.2 8.4 14.4 13
        fork.knife line H17.6
        gauge.with.dots.needle.bottom.50percent body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        gauge.with.dots.needle.bottom.50percent cut M12 6.6V13
        gauge.with.dots.needle.bottom.50percent hole M10 15.4A2 2 0 1 1 14 15.4A2 2 0 1 1 10 15.4ZM5.4 13.4
        gauge.with.dots.needle.bottom.50percent hole A1 1 0 1 1 7.4 13.4A1 1 0 1 1 5.4 13.4ZM6.7 8.9A1 1 0 1 1 8.7 8.9
        gauge.with.dots.needle.bottom.50percent hole A1 1 0 1 1 6.7 8.9ZM15.3 8.9A1 1 0 1 1 17.3 8.9A1 1 0 1 1 15.3 8.9Z
        gauge.with.dots.needle.bottom.50percent hole M16.6 13.4A1 1 0 1 1 18.6 13.4A1 1 0 1 1 16.6 13.4Z
        gear line M10.61 3.23L10.86 1.07L13.14 1.07L13.39 3.23L15.19 3.71L16.47 1.97L18.46 3.11L17.58 5.1L18.9 6.42
        gear line L20.89 5.54L22.03 7.53L20.29 8.81L20.77 10.61L22.93 10.86L22.93 13.14L20.77 13.39L20.29 15.19
        gear line L22.03 16.47L20.89 18.46L18.9 17.58L17.58 18.9L18.46 20.89L16.47 22.03L15.19 20.29L13.39 20.77
        gear line L13.14 22.93L10.86 22.93L10.61 20.77L8.81 20.29L7.53 22.03L5.54 20.89L6.42 18.9L5.1 17.58L3.11 18.46
        gear line L1.97 16.47L3.71 15.19L3.23 13.39L1.07 13.14L1.07 10.86L3.23 10.61L3.71 8.81L1.97 7.53L3.11 5.54
        gear line L5.1 6.42L6.42 5.1L5.54 3.11L7.53 1.97L8.81 3.71ZM5.34 12A6.66 6.66 0 1 1 18.66 12
        gear line A6.66 6.66 0 1 1 5.34 12ZM10.67 12A1.33 1.33 0 1 1 13.33 12A1.33 1.33 0 1 1 10.67 12ZM13.33 12
        gear line L18.66 12M11.33 13.15L8.67 17.77M11.33 10.85L8.67 6.23
        gearshape body M9.99 3.92L10.46 1.12L13.54 1.12L14.01 3.92L16.3 4.86L18.59 3.21L20.79 5.41L19.14 7.7
        gearshape body L20.08 9.99L22.88 10.46L22.88 13.54L20.08 14.01L19.14 16.3L20.79 18.59L18.59 20.79L16.3 19.14
        gearshape body L14.01 20.08L13.54 22.88L10.46 22.88L9.99 20.08L7.7 19.14L5.41 20.79L3.21 18.59L4.86 16.3
        gearshape body L3.92 14.01L1.12 13.54L1.12 10.46L3.92 9.99L4.86 7.7L3.21 5.41L5.41 3.21L7.7 4.86Z
        gearshape ring M8.34 12A3.66 3.66 0 1 1 15.66 12A3.66 3.66 0 1 1 8.34 12Z
        gearshape.2 body M6.81 4L7.08 2.33L8.92 2.33L9.19 4L10.55 4.56L11.92 3.57L13.23 4.88L12.24 6.25
        gearshape.2 body L12.8 7.61L14.47 7.88L14.47 9.72L12.8 9.99L12.24 11.35L13.23 12.72L11.92 14.03
        gearshape.2 body L10.55 13.04L9.19 13.6L8.92 15.27L7.08 15.27L6.81 13.6L5.45 13.04L4.08 14.03L2.77 12.72
        gearshape.2 body L3.76 11.35L3.2 9.99L1.53 9.72L1.53 7.88L3.2 7.61L3.76 6.25L2.77 4.88L4.08 3.57
        gearshape.2 body L5.45 4.56ZM17.29 13.56L17.5 12.3L18.89 12.3L19.11 13.56L20.13 13.98L21.17 13.24
        gearshape.2 body L22.16 14.23L21.41 15.27L21.84 16.29L23.1 16.5L23.1 17.89L21.84 18.11L21.41 19.13
        gearshape.2 body L22.16 20.17L21.17 21.16L20.13 20.41L19.11 20.84L18.89 22.1L17.5 22.1L17.29 20.84
        gearshape.2 body L16.27 20.41L15.23 21.16L14.24 20.17L14.98 19.13L14.56 18.11L13.3 17.89L13.3 16.5
        gearshape.2 body L14.56 16.29L14.98 15.27L14.24 14.23L15.23 13.24L16.27 13.98Z
        gearshape.2 ring M5.8 8.8A2.2 2.2 0 1 1 10.2 8.8A2.2 2.2 0 1 1 5.8 8.8ZM16.5 17.2
        gearshape.2 ring A1.7 1.7 0 1 1 19.9 17.2A1.7 1.7 0 1 1 16.5 17.2Z
        gift body M4 7.2H20A1.2 1.2 0 0 1 21.2 8.4V10.4A1.2 1.2 0 0 1 20 11.6H4A1.2 1.2 0 0 1 2.8 10.4V8.4
        gift body A1.2 1.2 0 0 1 4 7.2ZM4.2 11.6H19.8V18.4A2.2 2.2 0 0 1 17.6 20.6H6.4A2.2 2.2 0 0 1 4.2 18.4Z
        gift line M12 7C10 7 6.6 6.8 6.6 4.6C6.6 2.4 10.4 2 12 7C13.6 2 17.4 2.4 17.4 4.6C17.4 6.8 14 7 12 7Z
        gift cut M12 7.4V20.4
        lasso line M8 15.4C4.6 14.6 2.6 12.6 2.6 10.2C2.6 6.6 6.8 3.8 12 3.8C17.2 3.8 21.4 6.6 21.4 10.2
        lasso line C21.4 13.8 17.2 16.4 12 16.4M8.2 15.2A2.2 2.2 0 1 1 12 16.6C11 18 9.6 17.6 9.4 18.4
        lasso line C9.2 19.4 11 19.4 10.6 20.8
        note.text body M4 5.6A2 2 0 0 1 6 3.6H18A2 2 0 0 1 20 5.6V18.4A2 2 0 0 1 18 20.4H6A2 2 0 0 1 4 18.4Z
        note.text cut M7.4 8H16.6M7.4 12H16.6M7.4 16H12.6
        pencil.and.list.clipboard line M9 4.4H7A2 2 0 0 0 5 6.4V19A2 2 0 0 0 7 21H17A2 2 0 0 0 19 19V17M15 4.4H17
        pencil.and.list.clipboard line A2 2 0 0 1 19 6.4V7M10.2 2.8H13.8A1.2 1.2 0 0 1 15 4V5A1.2 1.2 0 0 1 13.8 6.2
        pencil.and.list.clipboard line H10.2A1.2 1.2 0 0 1 9 5V4A1.2 1.2 0 0 1 10.2 2.8ZM10.6 10.6H15M10.6 14H12
        pencil.and.list.clipboard line M13.2 16.8L13.9 14.2L19.6 8.5A1.4 1.4 0 0 1 21.6 10.5L15.9 16.2Z
        pencil.and.list.clipboard dot M7.5 10.6A0.9 0.9 0 1 1 9.3 10.6A0.9 0.9 0 1 1 7.5 10.6ZM7.5 14
        pencil.and.list.clipboard dot A0.9 0.9 0 1 1 9.3 14A0.9 0.9 0 1 1 7.5 14ZM7.5 17.4A0.9 0.9 0 1 1 9.3 17.4
        pencil.and.list.clipboard dot A0.9 0.9 0 1 1 7.5 17.4Z
        """
}
