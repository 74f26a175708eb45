extension SymbolCatalog {
    /// Signs, marks and lines of text.
    static let signs = """
        asterisk line M12 3.5V20.5M4.6 7.8L19.4 16.2M19.4 7.8L4.6 16.2
        at line M8.4 12A3.6 3.6 0 1 1 15.6 12A3.6 3.6 0 1 1 8.4 12ZM15.6 8.6V13.4C15.6 15.4 16.6 16.2 17.8 16.2
        at line C19.6 16.2 20.6 14.6 20.6 12A8.6 8.6 0 1 0 16.6 19.2
        bold line M7.5 4.5H12.8A3.7 3.7 0 0 1 12.8 11.9H7.5ZM7.5 11.9H13.6A3.8 3.8 0 0 1 13.6 19.5H7.5Z
        checklist line M3.4 6.6L5.2 8.4L8.4 4.6M11.6 6.6H20.6M3.4 12.8L5.2 14.6L8.4 10.8M11.6 12.8H20.6M3.4 19L5.2 20.8
        checklist line L8.4 17M11.6 19H20.6
        checkmark line M5 13.4L10 19L19 5.2
        command line M9 9V15M15 9V15M9 9H15M9 15H15M9 9H6.5A2.8 2.8 0 1 1 9 6.2ZM15 9H17.5A2.8 2.8 0 1 0 15 6.2Z
        command line M9 15H6.5A2.8 2.8 0 1 0 9 17.8ZM15 15H17.5A2.8 2.8 0 1 1 15 17.8Z
        control line M5 13.6L12 6.4L19 13.6
        delete.left body M8.4 5.4H19.4A2.2 2.2 0 0 1 21.6 7.6V16.4A2.2 2.2 0 0 1 19.4 18.6H8.4L2.4 12Z
        delete.left cut M11.4 9.2L17 14.8M17 9.2L11.4 14.8
        divide line M5 12H19
        divide dot M10.5 6.5A1.5 1.5 0 1 1 13.5 6.5A1.5 1.5 0 1 1 10.5 6.5ZM10.5 17.5A1.5 1.5 0 1 1 13.5 17.5
        divide dot A1.5 1.5 0 1 1 10.5 17.5Z
        eject body M12 4.6L20.2 14H3.8ZM4 16.6H20V19.4H4Z
        ellipsis dot M3.1 12A1.9 1.9 0 1 1 6.9 12A1.9 1.9 0 1 1 3.1 12ZM10.1 12A1.9 1.9 0 1 1 13.9 12
        ellipsis dot A1.9 1.9 0 1 1 10.1 12ZM17.1 12A1.9 1.9 0 1 1 20.9 12A1.9 1.9 0 1 1 17.1 12Z
        equal line M5 9H19M5 15H19
        exclamationmark line M12 4V14.6
        exclamationmark dot M10.7 19.2A1.3 1.3 0 1 1 13.3 19.2A1.3 1.3 0 1 1 10.7 19.2Z
        exclamationmark.magnifyingglass line M3.7 10.3A6.6 6.6 0 1 1 16.9 10.3A6.6 6.6 0 1 1 3.7 10.3ZM15.2 15.2
        exclamationmark.magnifyingglass line L20.6 20.6M10.3 6.9V10.6
        exclamationmark.magnifyingglass dot M9.25 13.2A1.05 1.05 0 1 1 11.35 13.2A1.05 1.05 0 1 1 9.25 13.2Z
        faceid line M3.5 8V5.5A2 2 0 0 1 5.5 3.5H8M16 3.5H18.5A2 2 0 0 1 20.5 5.5V8M20.5 16V18.5
        faceid line A2 2 0 0 1 18.5 20.5H16M8 20.5H5.5A2 2 0 0 1 3.5 18.5V16M8.6 8.6V10.4M15.4 8.6V10.4M12.2 8.6
        faceid line V12.8H11.2M9 15.6C10.6 17.2 13.4 17.2 15 15.6
        info line M9.6 10H12.6V19M9.2 19H16
        info dot M10.6 5.2A1.6 1.6 0 1 1 13.8 5.2A1.6 1.6 0 1 1 10.6 5.2Z
        italic line M10.5 4.5H17M7 19.5H13.5M14 4.5L10 19.5
        line.3.horizontal line M3.5 6.5H20.5M3.5 12H20.5M3.5 17.5H20.5
        line.3.horizontal.decrease line M2 6.5H22M5.5 12H18.5M9.25 17.5H14.75
        link line M10 14.2A4 4 0 0 1 10 8.6L13 5.6A4 4 0 0 1 18.6 11.2L16.6 13.2M14 9.8A4 4 0 0 1 14 15.4
        link line L11 18.4A4 4 0 0 1 5.4 12.8L7.4 10.8
        list.bullet line M8.5 6H20.5M8.5 12H20.5M8.5 18H20.5
        list.bullet dot M3.1 6A1.3 1.3 0 1 1 5.7 6A1.3 1.3 0 1 1 3.1 6ZM3.1 12A1.3 1.3 0 1 1 5.7 12
        list.bullet dot A1.3 1.3 0 1 1 3.1 12ZM3.1 18A1.3 1.3 0 1 1 5.7 18A1.3 1.3 0 1 1 3.1 18Z
        list.bullet.indent line M8.5 6H20.5M12 12H20.5M12 18H20.5
        list.bullet.indent dot M3.1 6A1.3 1.3 0 1 1 5.7 6A1.3 1.3 0 1 1 3.1 6ZM6.7 12A1.3 1.3 0 1 1 9.3 12
        list.bullet.indent dot A1.3 1.3 0 1 1 6.7 12ZM6.7 18A1.3 1.3 0 1 1 9.3 18A1.3 1.3 0 1 1 6.7 18Z
        list.dash line M8.5 6H20.5M8.5 12H20.5M8.5 18H20.5M3.3 6H5M3.3 12H5M3.3 18H5
        list.number line M9.5 6H20.5M9.5 12H20.5M9.5 18H20.5
        list.number dot M4.5 3.6H5.6V8.2H4.5V4.9L3.4 5.5V4.4Z
        list.number dot M3 11.1C3 10.1 3.7 9.5 4.7 9.5C5.8 9.5 6.5 10.1 6.5 11C6.5 11.6 6.2 12.1 5.4 12.8
        list.number dot L4.8 13.3H6.6V14.3H3V13.5L4.6 12.1C5.1 11.6 5.4 11.4 5.4 11C5.4 10.6 5.1 10.4 4.7 10.4
        list.number dot C4.3 10.4 4 10.7 4 11.1Z
        list.number dot M3.1 16.9C3.1 16 3.8 15.5 4.8 15.5C5.8 15.5 6.5 16 6.5 16.8C6.5 17.3 6.2 17.7 5.7 17.8
        list.number dot C6.3 18 6.7 18.4 6.7 19C6.7 19.9 5.9 20.5 4.8 20.5C3.7 20.5 3 19.9 2.9 19H4
        list.number dot C4 19.4 4.4 19.6 4.8 19.6C5.3 19.6 5.6 19.4 5.6 18.9C5.6 18.5 5.3 18.3 4.8 18.3H4.3V17.5
        list.number dot H4.8C5.2 17.5 5.5 17.2 5.5 16.9C5.5 16.6 5.2 16.3 4.8 16.3C4.4 16.3 4.1 16.6 4.1 16.9Z
        list.star line M9.5 6H20.5M9.5 12H20.5M9.5 18H20.5
        list.star dot M4.6 3.7L5.19 5.19L6.79 5.29L5.55 6.31L5.95 7.86L4.6 7L3.25 7.86L3.65 6.31L2.41 5.29
        list.star dot L4.01 5.19ZM4.6 9.7L5.19 11.19L6.79 11.29L5.55 12.31L5.95 13.86L4.6 13L3.25 13.86
        list.star dot L3.65 12.31L2.41 11.29L4.01 11.19ZM4.6 15.7L5.19 17.19L6.79 17.29L5.55 18.31L5.95 19.86
        list.star dot L4.6 19L3.25 19.86L3.65 18.31L2.41 17.29L4.01 17.19Z
        magnifyingglass line M3.7 10.3A6.6 6.6 0 1 1 16.9 10.3A6.6 6.6 0 1 1 3.7 10.3ZM15.2 15.2L20.6 20.6
        minus line M4 12H20
        minus.magnifyingglass line M3.7 10.3A6.6 6.6 0 1 1 16.9 10.3A6.6 6.6 0 1 1 3.7 10.3ZM15.2 15.2L20.6 20.6
        minus.magnifyingglass line M7.3 10.3H13.3
        multiply line M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5
        nosign line M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12ZM5.7 5.7L18.3 18.3
        number line M9.7 3.8L7.3 20.2M16.7 3.8L14.3 20.2M4.3 9H20.3M3.7 15H19.7
        paperclip line M19.5 11.2L11.6 19.1A4.6 4.6 0 0 1 5.1 12.6L13.4 4.3A3.1 3.1 0 0 1 17.8 8.7L9.6 16.9
        paperclip line A1.6 1.6 0 0 1 7.3 14.6L14.8 7.1
        percent line M18 5L6 19M4.2 7.4A3 3 0 1 1 10.2 7.4A3 3 0 1 1 4.2 7.4ZM13.8 16.6A3 3 0 1 1 19.8 16.6
        percent line A3 3 0 1 1 13.8 16.6Z
        plus line M12 4V20M4 12H20
        plus.magnifyingglass line M3.7 10.3A6.6 6.6 0 1 1 16.9 10.3A6.6 6.6 0 1 1 3.7 10.3ZM15.2 15.2L20.6 20.6
        plus.magnifyingglass line M10.3 7.3V13.3M7.3 10.3H13.3
        plusminus line M12 4V14M7 9H17M7 19H17
        power line M12 3.2V11.4M7.2 6A8.2 8.2 0 1 0 16.8 6
        questionmark line M7.7 8.2C7.7 5.6 9.6 3.9 12.1 3.9C14.7 3.9 16.4 5.5 16.4 7.8
        questionmark line C16.4 11.2 12.1 11.2 12.1 15
        questionmark dot M10.8 19.4A1.3 1.3 0 1 1 13.4 19.4A1.3 1.3 0 1 1 10.8 19.4Z
        return line M20 5V13.4H5M8.8 9.4L4.8 13.4L8.8 17.4
        signature line M3 17.5C7 16 11.5 6.5 9.6 4.8C7.6 3.2 6.2 9.6 8.6 14.6C9.6 16.6 11.6 12 12.8 12.6
        signature line C13.8 13.2 12 16 13.4 16C14.8 16 15 12.8 16.2 13C17.2 13.2 16.4 15.8 21 15.2M3 20.5H21
        slider.horizontal.3 line M3 6.2H6M11 6.2H21M3 12H12.5M17.5 12H21M3 17.8H6M11 17.8H21M6.3 6.2
        slider.horizontal.3 line A2.2 2.2 0 1 1 10.7 6.2A2.2 2.2 0 1 1 6.3 6.2ZM12.8 12A2.2 2.2 0 1 1 17.2 12
        slider.horizontal.3 line A2.2 2.2 0 1 1 12.8 12ZM6.3 17.8A2.2 2.2 0 1 1 10.7 17.8A2.2 2.2 0 1 1 6.3 17.8
        slider.horizontal.3 line Z
        space line M4 9.5V14.5H20V9.5
        staroflife body M9.9 2.63L14.1 2.63L14.05 8.45L19.07 5.5L21.16 9.13L16.1 12L21.16 14.87L19.07 18.5
        staroflife body L14.05 15.55L14.1 21.37L9.9 21.37L9.95 15.55L4.93 18.5L2.84 14.87L7.9 12L2.84 9.13
        staroflife body L4.93 5.5L9.95 8.45Z
        switch.2 body M6.7 3.6H17.3A3.7 3.7 0 0 1 21 7.3V7.3A3.7 3.7 0 0 1 17.3 11H6.7A3.7 3.7 0 0 1 3 7.3V7.3
        switch.2 body A3.7 3.7 0 0 1 6.7 3.6ZM6.7 13H17.3A3.7 3.7 0 0 1 21 16.7V16.7A3.7 3.7 0 0 1 17.3 20.4H6.7
        switch.2 body A3.7 3.7 0 0 1 3 16.7V16.7A3.7 3.7 0 0 1 6.7 13Z
        switch.2 hole M4.7 7.3A2.2 2.2 0 1 1 9.1 7.3A2.2 2.2 0 1 1 4.7 7.3ZM14.9 16.7A2.2 2.2 0 1 1 19.3 16.7
        switch.2 hole A2.2 2.2 0 1 1 14.9 16.7Z
        text.aligncenter line M3.5 5H20.5M6.5 9.7H17.5M3.5 14.3H20.5M7.5 19H16.5
        text.alignleft line M3.5 5H20.5M3.5 9.7H14.5M3.5 14.3H20.5M3.5 19H12
        text.justify line M3.5 5H20.5M3.5 9.7H20.5M3.5 14.3H20.5M3.5 19H20.5
        textformat line M2.8 18.5L7.3 6L11.8 18.5M4.3 14.4H10.3M14 15A3.2 3.2 0 1 1 20.4 15A3.2 3.2 0 1 1 14 15Z
        textformat line M20.6 11.6V18.6
        textformat.abc line M7 10.4V15.6M2.2 13A2.4 2.4 0 1 1 7 13A2.4 2.4 0 1 1 2.2 13ZM9.6 7V15.4M9.6 13
        textformat.abc line A2.4 2.4 0 1 1 14.4 13A2.4 2.4 0 1 1 9.6 13ZM21.6 11.4A2.5 2.5 0 1 0 21.6 14.6
        textformat.size line M2.5 18.5L5.6 10L8.7 18.5M3.5 15.8H7.7M10.6 18.5L15.8 4.5L21 18.5M12.3 14H19.3
        touchid line M5.2 7.2C8.6 3 15.4 3 18.8 7.2M3.9 13.5C3.9 4.6 20.1 4.6 20.1 13.5
        touchid line C20.1 15 19.9 16.6 19.5 18M6.8 18C6.3 16 6.4 14.6 6.8 12.6C8 7.4 16 7.4 17.2 12.6
        touchid line C17.7 15.2 17.3 17.8 16.5 20.2M9.4 19.8C8.7 17.4 8.7 15.6 9.6 13.6
        touchid line C10.6 11.6 13.6 11.6 14.5 13.8C15.2 16 14.6 18.6 13.6 20.8M12 14.6C12.2 17 11.9 19 11.3 21
        underline line M7 4V11A5 5 0 0 0 17 11V4M6 20.5H18
        wave.3.right line M6 8.4C7.6 10.6 7.6 13.4 6 15.6M10 5.8C13 9.4 13 14.6 10 18.2M14 3.4
        wave.3.right line C18.6 8.6 18.6 15.4 14 20.6
        xmark line M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5
        """
}
