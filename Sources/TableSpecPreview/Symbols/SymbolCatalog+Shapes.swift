extension SymbolCatalog {
    /// Shapes, and what is made of them.
    static let shapes = """
        app body M8.2 3.2H15.8A5 5 0 0 1 20.8 8.2V15.8A5 5 0 0 1 15.8 20.8H8.2A5 5 0 0 1 3.2 15.8V8.2
        app body A5 5 0 0 1 8.2 3.2Z
        bolt body M13.6 2.6L5 13.4H11L9.8 21.4L19 9.8H12.8Z
        burst body M12 2.2L13.81 5.24L16.9 3.51L16.95 7.05L20.49 7.1L18.76 10.19L21.8 12L18.76 13.81L20.49 16.9
        burst body L16.95 16.95L16.9 20.49L13.81 18.76L12 21.8L10.19 18.76L7.1 20.49L7.05 16.95L3.51 16.9
        burst body L5.24 13.81L2.2 12L5.24 10.19L3.51 7.1L7.05 7.05L7.1 3.51L10.19 5.24Z
        capsule body M8 6.4H16A5.6 5.6 0 0 1 21.6 12V12A5.6 5.6 0 0 1 16 17.6H8A5.6 5.6 0 0 1 2.4 12V12
        capsule body A5.6 5.6 0 0 1 8 6.4Z
        checkerboard.shield body M12 2.6C14.4 4.6 17 5.4 19.8 5.6V11.4C19.8 16.4 16.8 19.6 12 21.6
        checkerboard.shield body C7.2 19.6 4.2 16.4 4.2 11.4V5.6C7 5.4 9.6 4.6 12 2.6Z
        checkerboard.shield hole M12 2.6C9.6 4.6 7 5.4 4.2 5.6V11.4L12 11.4ZM12 11.4H19.8C19.8 16.4 16.8 19.6 12 21.6Z
        circle body M2.8 12A9.2 9.2 0 1 1 21.2 12A9.2 9.2 0 1 1 2.8 12Z
        circle.grid.2x2 body M3.6 7.2A3.6 3.6 0 1 1 10.8 7.2A3.6 3.6 0 1 1 3.6 7.2ZM13.2 7.2
        circle.grid.2x2 body A3.6 3.6 0 1 1 20.4 7.2A3.6 3.6 0 1 1 13.2 7.2ZM3.6 16.8A3.6 3.6 0 1 1 10.8 16.8
        circle.grid.2x2 body A3.6 3.6 0 1 1 3.6 16.8ZM13.2 16.8A3.6 3.6 0 1 1 20.4 16.8A3.6 3.6 0 1 1 13.2 16.8Z
        circle.grid.3x3 body M3.1 5.4A2.3 2.3 0 1 1 7.7 5.4A2.3 2.3 0 1 1 3.1 5.4ZM9.7 5.4
        circle.grid.3x3 body A2.3 2.3 0 1 1 14.3 5.4A2.3 2.3 0 1 1 9.7 5.4ZM16.3 5.4A2.3 2.3 0 1 1 20.9 5.4
        circle.grid.3x3 body A2.3 2.3 0 1 1 16.3 5.4ZM3.1 12A2.3 2.3 0 1 1 7.7 12A2.3 2.3 0 1 1 3.1 12ZM9.7 12
        circle.grid.3x3 body A2.3 2.3 0 1 1 14.3 12A2.3 2.3 0 1 1 9.7 12ZM16.3 12A2.3 2.3 0 1 1 20.9 12
        circle.grid.3x3 body A2.3 2.3 0 1 1 16.3 12ZM3.1 18.6A2.3 2.3 0 1 1 7.7 18.6A2.3 2.3 0 1 1 3.1 18.6Z
        circle.grid.3x3 body M9.7 18.6A2.3 2.3 0 1 1 14.3 18.6A2.3 2.3 0 1 1 9.7 18.6ZM16.3 18.6
        circle.grid.3x3 body A2.3 2.3 0 1 1 20.9 18.6A2.3 2.3 0 1 1 16.3 18.6Z
        circle.hexagongrid body M10.05 12A1.95 1.95 0 1 1 13.95 12A1.95 1.95 0 1 1 10.05 12ZM16.45 12
        circle.hexagongrid body A1.95 1.95 0 1 1 20.35 12A1.95 1.95 0 1 1 16.45 12ZM13.25 17.54
        circle.hexagongrid body A1.95 1.95 0 1 1 17.15 17.54A1.95 1.95 0 1 1 13.25 17.54ZM6.85 17.54
        circle.hexagongrid body A1.95 1.95 0 1 1 10.75 17.54A1.95 1.95 0 1 1 6.85 17.54ZM3.65 12
        circle.hexagongrid body A1.95 1.95 0 1 1 7.55 12A1.95 1.95 0 1 1 3.65 12ZM6.85 6.46
        circle.hexagongrid body A1.95 1.95 0 1 1 10.75 6.46A1.95 1.95 0 1 1 6.85 6.46ZM13.25 6.46
        circle.hexagongrid body A1.95 1.95 0 1 1 17.15 6.46A1.95 1.95 0 1 1 13.25 6.46Z
        diamond body M10.8 3.2A1.7 1.7 0 0 1 13.2 3.2L20.8 10.8A1.7 1.7 0 0 1 20.8 13.2L13.2 20.8
        diamond body A1.7 1.7 0 0 1 10.8 20.8L3.2 13.2A1.7 1.7 0 0 1 3.2 10.8Z
        dock.arrow.down.rectangle body M4.8 4.6H19.2A2.4 2.4 0 0 1 21.6 7V17A2.4 2.4 0 0 1 19.2 19.4H4.8
        dock.arrow.down.rectangle body A2.4 2.4 0 0 1 2.4 17V7A2.4 2.4 0 0 1 4.8 4.6Z
        dock.arrow.down.rectangle cut M12 7.2V11.8M9.8 9.8L12 12L14.2 9.8
        dock.arrow.down.rectangle hole M6.6 14.4H17.4A1 1 0 0 1 18.4 15.4V16.3A1 1 0 0 1 17.4 17.3H6.6
        dock.arrow.down.rectangle hole A1 1 0 0 1 5.6 16.3V15.4A1 1 0 0 1 6.6 14.4Z
        dock.arrow.up.rectangle body M4.8 4.6H19.2A2.4 2.4 0 0 1 21.6 7V17A2.4 2.4 0 0 1 19.2 19.4H4.8
        dock.arrow.up.rectangle body A2.4 2.4 0 0 1 2.4 17V7A2.4 2.4 0 0 1 4.8 4.6Z
        dock.arrow.up.rectangle cut M12 7.2V11.8M9.8 9.2L12 7L14.2 9.2
        dock.arrow.up.rectangle hole M6.6 14.4H17.4A1 1 0 0 1 18.4 15.4V16.3A1 1 0 0 1 17.4 17.3H6.6A1 1 0 0 1 5.6 16.3
        dock.arrow.up.rectangle hole V15.4A1 1 0 0 1 6.6 14.4Z
        dock.rectangle body M4.8 4.6H19.2A2.4 2.4 0 0 1 21.6 7V17A2.4 2.4 0 0 1 19.2 19.4H4.8A2.4 2.4 0 0 1 2.4 17V7
        dock.rectangle body A2.4 2.4 0 0 1 4.8 4.6Z
        dock.rectangle hole M6.6 14.2H17.4A1 1 0 0 1 18.4 15.2V16.2A1 1 0 0 1 17.4 17.2H6.6A1 1 0 0 1 5.6 16.2V15.2
        dock.rectangle hole A1 1 0 0 1 6.6 14.2Z
        flag body M5.6 4.6C8 3.4 10.2 3.6 12.2 4.6C14.2 5.6 16.4 5.8 18.8 4.8V13.6C16.4 14.6 14.2 14.4 12.2 13.4
        flag body C10.2 12.4 8 12.2 5.6 13.4Z
        flag line M5.6 4.2V21
        heart body M12 20.6C7.6 17.6 3 13.6 3 9.2C3 6.2 5.2 4 7.8 4C9.6 4 11.1 5 12 6.6C12.9 5 14.4 4 16.2 4
        heart body C18.8 4 21 6.2 21 9.2C21 13.6 16.4 17.6 12 20.6Z
        hexagon body M12 2.2L20.49 7.1L20.49 16.9L12 21.8L3.51 16.9L3.51 7.1Z
        menubar.arrow.down.rectangle body M4.8 4.6H19.2A2.4 2.4 0 0 1 21.6 7V17A2.4 2.4 0 0 1 19.2 19.4H4.8
        menubar.arrow.down.rectangle body A2.4 2.4 0 0 1 2.4 17V7A2.4 2.4 0 0 1 4.8 4.6Z
        menubar.arrow.down.rectangle cut M12 12V17M9.8 15L12 17.2L14.2 15
        menubar.arrow.down.rectangle hole M5.1 6.5H18.9A0.8 0.8 0 0 1 19.7 7.3V8.3A0.8 0.8 0 0 1 18.9 9.1H5.1
        menubar.arrow.down.rectangle hole A0.8 0.8 0 0 1 4.3 8.3V7.3A0.8 0.8 0 0 1 5.1 6.5Z
        menubar.arrow.up.rectangle body M4.8 4.6H19.2A2.4 2.4 0 0 1 21.6 7V17A2.4 2.4 0 0 1 19.2 19.4H4.8
        menubar.arrow.up.rectangle body A2.4 2.4 0 0 1 2.4 17V7A2.4 2.4 0 0 1 4.8 4.6Z
        menubar.arrow.up.rectangle cut M12 12V17M9.8 14L12 11.8L14.2 14
        menubar.arrow.up.rectangle hole M5.1 6.5H18.9A0.8 0.8 0 0 1 19.7 7.3V8.3A0.8 0.8 0 0 1 18.9 9.1H5.1
        menubar.arrow.up.rectangle hole A0.8 0.8 0 0 1 4.3 8.3V7.3A0.8 0.8 0 0 1 5.1 6.5Z
        menubar.dock.rectangle body M4.8 4.6H19.2A2.4 2.4 0 0 1 21.6 7V17A2.4 2.4 0 0 1 19.2 19.4H4.8
        menubar.dock.rectangle body A2.4 2.4 0 0 1 2.4 17V7A2.4 2.4 0 0 1 4.8 4.6Z
        menubar.dock.rectangle hole M5.1 6.5H18.9A0.8 0.8 0 0 1 19.7 7.3V8.1A0.8 0.8 0 0 1 18.9 8.9H5.1
        menubar.dock.rectangle hole A0.8 0.8 0 0 1 4.3 8.1V7.3A0.8 0.8 0 0 1 5.1 6.5ZM6.6 14.4H17.4A1 1 0 0 1 18.4 15.4
        menubar.dock.rectangle hole V16.3A1 1 0 0 1 17.4 17.3H6.6A1 1 0 0 1 5.6 16.3V15.4A1 1 0 0 1 6.6 14.4Z
        menubar.rectangle body M4.8 4.6H19.2A2.4 2.4 0 0 1 21.6 7V17A2.4 2.4 0 0 1 19.2 19.4H4.8A2.4 2.4 0 0 1 2.4 17V7
        menubar.rectangle body A2.4 2.4 0 0 1 4.8 4.6Z
        menubar.rectangle hole M5.1 6.5H18.9A0.8 0.8 0 0 1 19.7 7.3V8.3A0.8 0.8 0 0 1 18.9 9.1H5.1A0.8 0.8 0 0 1 4.3 8.3
        menubar.rectangle hole V7.3A0.8 0.8 0 0 1 5.1 6.5Z
        octagon body M15.75 2.95L21.05 8.25L21.05 15.75L15.75 21.05L8.25 21.05L2.95 15.75L2.95 8.25L8.25 2.95Z
        oval body M2.4 12A9.6 6.4 0 1 1 21.6 12A9.6 6.4 0 1 1 2.4 12Z
        pentagon body M12 2.8L21.32 9.57L17.76 20.53L6.24 20.53L2.68 9.57Z
        plus.rectangle.on.rectangle body M9 8.6H19.6A2 2 0 0 1 21.6 10.6V17.2A2 2 0 0 1 19.6 19.2H9
        plus.rectangle.on.rectangle body A2 2 0 0 1 7 17.2V10.6A2 2 0 0 1 9 8.6Z
        plus.rectangle.on.rectangle line M4.8 15.4A2.4 2.4 0 0 1 2.4 13V6.6A2 2 0 0 1 4.4 4.6H14.6
        plus.rectangle.on.rectangle line A2.4 2.4 0 0 1 17 6.2
        plus.rectangle.on.rectangle cut M14.3 11.2V16.6M11.6 13.9H17
        plus.square.on.square body M10.6 8H18.4A2.6 2.6 0 0 1 21 10.6V18.4A2.6 2.6 0 0 1 18.4 21H10.6
        plus.square.on.square body A2.6 2.6 0 0 1 8 18.4V10.6A2.6 2.6 0 0 1 10.6 8Z
        plus.square.on.square line M5.6 16H5.4A2.4 2.4 0 0 1 3 13.6V5.4A2.4 2.4 0 0 1 5.4 3H13.6
        plus.square.on.square line A2.4 2.4 0 0 1 16 5.4V5.6
        plus.square.on.square cut M14.5 11.4V17.6M11.4 14.5H17.6
        point.topleft.down.curvedto.point.bottomright.up line M3 6A2.4 2.4 0 1 1 7.8 6A2.4 2.4 0 1 1 3 6ZM16.2 18
        point.topleft.down.curvedto.point.bottomright.up line A2.4 2.4 0 1 1 21 18A2.4 2.4 0 1 1 16.2 18ZM5.4 8.4V14.4
        point.topleft.down.curvedto.point.bottomright.up line A3.4 3.4 0 0 0 8.8 17.8C12 17.8 12 15 12 12
        point.topleft.down.curvedto.point.bottomright.up line C12 9 12 6.2 15.2 6.2A3.4 3.4 0 0 1 18.6 9.6V15.6
        rectangle body M4.8 5.2H19.2A2.4 2.4 0 0 1 21.6 7.6V16.4A2.4 2.4 0 0 1 19.2 18.8H4.8
        rectangle body A2.4 2.4 0 0 1 2.4 16.4V7.6A2.4 2.4 0 0 1 4.8 5.2Z
        rectangle.grid.1x2 body M4.8 3.6H19.2A1.8 1.8 0 0 1 21 5.4V9.2A1.8 1.8 0 0 1 19.2 11H4.8
        rectangle.grid.1x2 body A1.8 1.8 0 0 1 3 9.2V5.4A1.8 1.8 0 0 1 4.8 3.6ZM4.8 13H19.2
        rectangle.grid.1x2 body A1.8 1.8 0 0 1 21 14.8V18.6A1.8 1.8 0 0 1 19.2 20.4H4.8A1.8 1.8 0 0 1 3 18.6
        rectangle.grid.1x2 body V14.8A1.8 1.8 0 0 1 4.8 13Z
        rectangle.inset.filled.on.rectangle line M9 8.6H19.6A2 2 0 0 1 21.6 10.6V17.2A2 2 0 0 1 19.6 19.2H9
        rectangle.inset.filled.on.rectangle line A2 2 0 0 1 7 17.2V10.6A2 2 0 0 1 9 8.6ZM4.8 15.4A2.4 2.4 0 0 1 2.4 13
        rectangle.inset.filled.on.rectangle line V6.6A2 2 0 0 1 4.4 4.6H14.6A2.4 2.4 0 0 1 17 6.2
        rectangle.inset.filled.on.rectangle dot M9.9 10.7H18.7A0.8 0.8 0 0 1 19.5 11.5V16.3A0.8 0.8 0 0 1 18.7 17.1H9.9
        rectangle.inset.filled.on.rectangle dot A0.8 0.8 0 0 1 9.1 16.3V11.5A0.8 0.8 0 0 1 9.9 10.7Z
        rectangle.on.rectangle body M9 8.6H19.6A2 2 0 0 1 21.6 10.6V17.2A2 2 0 0 1 19.6 19.2H9A2 2 0 0 1 7 17.2
        rectangle.on.rectangle body V10.6A2 2 0 0 1 9 8.6Z
        rectangle.on.rectangle line M4.8 15.4A2.4 2.4 0 0 1 2.4 13V6.6A2 2 0 0 1 4.4 4.6H14.6
        rectangle.on.rectangle line A2.4 2.4 0 0 1 17 6.2
        rectangle.on.rectangle.angled body M6.33 10.19L15.8 7.83A1.84 1.84 0 0 1 18.03 9.17L19.5 15.06
        rectangle.on.rectangle.angled body A1.84 1.84 0 0 1 18.16 17.29L8.69 19.65A1.84 1.84 0 0 1 6.46 18.31L4.99 12.42
        rectangle.on.rectangle.angled body A1.84 1.84 0 0 1 6.33 10.19Z
        rectangle.on.rectangle.angled line M3.92 16.1L2.45 10.21A2.76 2.76 0 0 1 4.46 6.86L12.85 4.77
        rectangle.portrait body M7.6 2.4H16.4A2.4 2.4 0 0 1 18.8 4.8V19.2A2.4 2.4 0 0 1 16.4 21.6H7.6
        rectangle.portrait body A2.4 2.4 0 0 1 5.2 19.2V4.8A2.4 2.4 0 0 1 7.6 2.4Z
        rectangle.split.2x1 line M4.8 5.2H19.2A2.4 2.4 0 0 1 21.6 7.6V16.4A2.4 2.4 0 0 1 19.2 18.8H4.8
        rectangle.split.2x1 line A2.4 2.4 0 0 1 2.4 16.4V7.6A2.4 2.4 0 0 1 4.8 5.2ZM12 5.2V18.8
        rectangle.stack body M5.6 9.4H18.4A2.2 2.2 0 0 1 20.6 11.6V18.2A2.2 2.2 0 0 1 18.4 20.4H5.6
        rectangle.stack body A2.2 2.2 0 0 1 3.4 18.2V11.6A2.2 2.2 0 0 1 5.6 9.4Z
        rectangle.stack line M5.4 6.4H18.6M7.4 3.4H16.6
        rosette body M15.25 4.15A3.6 3.6 0 0 1 19.85 8.75A3.6 3.6 0 0 1 19.85 15.25A3.6 3.6 0 0 1 15.25 19.85
        rosette body A3.6 3.6 0 0 1 8.75 19.85A3.6 3.6 0 0 1 4.15 15.25A3.6 3.6 0 0 1 4.15 8.75
        rosette body A3.6 3.6 0 0 1 8.75 4.15A3.6 3.6 0 0 1 15.25 4.15Z
        rosette cut M7.4 12A4.6 4.6 0 1 1 16.6 12A4.6 4.6 0 1 1 7.4 12Z
        seal body M15.25 4.15A3.6 3.6 0 0 1 19.85 8.75A3.6 3.6 0 0 1 19.85 15.25A3.6 3.6 0 0 1 15.25 19.85
        seal body A3.6 3.6 0 0 1 8.75 19.85A3.6 3.6 0 0 1 4.15 15.25A3.6 3.6 0 0 1 4.15 8.75
        seal body A3.6 3.6 0 0 1 8.75 4.15A3.6 3.6 0 0 1 15.25 4.15Z
        shield body M12 2.6C14.4 4.6 17 5.4 19.8 5.6V11.4C19.8 16.4 16.8 19.6 12 21.6C7.2 19.6 4.2 16.4 4.2 11.4
        shield body V5.6C7 5.4 9.6 4.6 12 2.6Z
        shield.half.filled line M12 2.8L20 5.6V11.6C20 16.4 16.8 19.8 12 21.4C7.2 19.8 4 16.4 4 11.6V5.6Z
        shield.half.filled dot M12 2.8V21.4C7.2 19.8 4 16.4 4 11.6V5.6Z
        sidebar.right line M5 4.6H19A2.6 2.6 0 0 1 21.6 7.2V16.8A2.6 2.6 0 0 1 19 19.4H5A2.6 2.6 0 0 1 2.4 16.8
        sidebar.right line V7.2A2.6 2.6 0 0 1 5 4.6ZM15 4.6V19.4M17.4 8H19.2M17.4 10.8H19.2M17.4 13.6H19.2
        square body M6.8 3.2H17.2A3.6 3.6 0 0 1 20.8 6.8V17.2A3.6 3.6 0 0 1 17.2 20.8H6.8A3.6 3.6 0 0 1 3.2 17.2
        square body V6.8A3.6 3.6 0 0 1 6.8 3.2Z
        square.3.layers.3d line M12 3.2L21 7.6L12 12L3 7.6ZM3.4 12L12 16.3L20.6 12M3.4 16.2L12 20.6L20.6 16.2
        square.3.layers.3d.top.filled line M12 3.2L21 7.6L12 12L3 7.6ZM3.4 12L12 16.3L20.6 12M3.4 16.2L12 20.6
        square.3.layers.3d.top.filled line L20.6 16.2
        square.3.layers.3d.top.filled dot M12 3.2L21 7.6L12 12L3 7.6Z
        square.dashed line M3.2 8V6.8A3.6 3.6 0 0 1 6.8 3.2H8M10.8 3.2H13.2M16 3.2H17.2A3.6 3.6 0 0 1 20.8 6.8V8
        square.dashed line M20.8 10.8V13.2M20.8 16V17.2A3.6 3.6 0 0 1 17.2 20.8H16M13.2 20.8H10.8M8 20.8H6.8
        square.dashed line A3.6 3.6 0 0 1 3.2 17.2V16M3.2 13.2V10.8
        square.grid.2x2 body M5 3.4H9.2A1.6 1.6 0 0 1 10.8 5V9.2A1.6 1.6 0 0 1 9.2 10.8H5A1.6 1.6 0 0 1 3.4 9.2
        square.grid.2x2 body V5A1.6 1.6 0 0 1 5 3.4ZM14.8 3.4H19A1.6 1.6 0 0 1 20.6 5V9.2A1.6 1.6 0 0 1 19 10.8
        square.grid.2x2 body H14.8A1.6 1.6 0 0 1 13.2 9.2V5A1.6 1.6 0 0 1 14.8 3.4ZM5 13.2H9.2
        square.grid.2x2 body A1.6 1.6 0 0 1 10.8 14.8V19A1.6 1.6 0 0 1 9.2 20.6H5A1.6 1.6 0 0 1 3.4 19V14.8
        square.grid.2x2 body A1.6 1.6 0 0 1 5 13.2ZM14.8 13.2H19A1.6 1.6 0 0 1 20.6 14.8V19
        square.grid.2x2 body A1.6 1.6 0 0 1 19 20.6H14.8A1.6 1.6 0 0 1 13.2 19V14.8A1.6 1.6 0 0 1 14.8 13.2Z
        square.grid.3x3 body M4.2 3.3H6.2A0.9 0.9 0 0 1 7.1 4.2V6.2A0.9 0.9 0 0 1 6.2 7.1H4.2
        square.grid.3x3 body A0.9 0.9 0 0 1 3.3 6.2V4.2A0.9 0.9 0 0 1 4.2 3.3ZM11 3.3H13A0.9 0.9 0 0 1 13.9 4.2
        square.grid.3x3 body V6.2A0.9 0.9 0 0 1 13 7.1H11A0.9 0.9 0 0 1 10.1 6.2V4.2A0.9 0.9 0 0 1 11 3.3Z
        square.grid.3x3 body M17.8 3.3H19.8A0.9 0.9 0 0 1 20.7 4.2V6.2A0.9 0.9 0 0 1 19.8 7.1H17.8
        square.grid.3x3 body A0.9 0.9 0 0 1 16.9 6.2V4.2A0.9 0.9 0 0 1 17.8 3.3ZM4.2 10.1H6.2
        square.grid.3x3 body A0.9 0.9 0 0 1 7.1 11V13A0.9 0.9 0 0 1 6.2 13.9H4.2A0.9 0.9 0 0 1 3.3 13V11
        square.grid.3x3 body A0.9 0.9 0 0 1 4.2 10.1ZM11 10.1H13A0.9 0.9 0 0 1 13.9 11V13A0.9 0.9 0 0 1 13 13.9
        square.grid.3x3 body H11A0.9 0.9 0 0 1 10.1 13V11A0.9 0.9 0 0 1 11 10.1ZM17.8 10.1H19.8
        square.grid.3x3 body A0.9 0.9 0 0 1 20.7 11V13A0.9 0.9 0 0 1 19.8 13.9H17.8A0.9 0.9 0 0 1 16.9 13V11
        square.grid.3x3 body A0.9 0.9 0 0 1 17.8 10.1ZM4.2 16.9H6.2A0.9 0.9 0 0 1 7.1 17.8V19.8
        square.grid.3x3 body A0.9 0.9 0 0 1 6.2 20.7H4.2A0.9 0.9 0 0 1 3.3 19.8V17.8A0.9 0.9 0 0 1 4.2 16.9Z
        square.grid.3x3 body M11 16.9H13A0.9 0.9 0 0 1 13.9 17.8V19.8A0.9 0.9 0 0 1 13 20.7H11
        square.grid.3x3 body A0.9 0.9 0 0 1 10.1 19.8V17.8A0.9 0.9 0 0 1 11 16.9ZM17.8 16.9H19.8
        square.grid.3x3 body A0.9 0.9 0 0 1 20.7 17.8V19.8A0.9 0.9 0 0 1 19.8 20.7H17.8A0.9 0.9 0 0 1 16.9 19.8
        square.grid.3x3 body V17.8A0.9 0.9 0 0 1 17.8 16.9Z
        square.on.square body M10.6 8H18.4A2.6 2.6 0 0 1 21 10.6V18.4A2.6 2.6 0 0 1 18.4 21H10.6
        square.on.square body A2.6 2.6 0 0 1 8 18.4V10.6A2.6 2.6 0 0 1 10.6 8Z
        square.on.square line M5.6 16H5.4A2.4 2.4 0 0 1 3 13.6V5.4A2.4 2.4 0 0 1 5.4 3H13.6A2.4 2.4 0 0 1 16 5.4
        square.on.square line V5.6
        square.stack body M6.4 9.4H17.6A2.4 2.4 0 0 1 20 11.8V18.6A2.4 2.4 0 0 1 17.6 21H6.4
        square.stack body A2.4 2.4 0 0 1 4 18.6V11.8A2.4 2.4 0 0 1 6.4 9.4Z
        square.stack line M5.8 6.4H18.2M7.6 3.4H16.4
        square.stack.3d.up body M12 3.2L21 7.6L12 12L3 7.6Z
        square.stack.3d.up line M3.4 12L12 16.3L20.6 12M3.4 16.2L12 20.6L20.6 16.2
        star body M12 2.9L14.8 8.9L21.3 9.7L16.5 14.2L17.8 20.7L12 17.5L6.2 20.7L7.5 14.2L2.7 9.7L9.2 8.9Z
        triangle body M10.9 4.2A1.3 1.3 0 0 1 13.1 4.2L21.2 18.3A1.3 1.3 0 0 1 20.1 20.2H3.9
        triangle body A1.3 1.3 0 0 1 2.8 18.3Z
        viewfinder line M3.5 8V5.5A2 2 0 0 1 5.5 3.5H8M16 3.5H18.5A2 2 0 0 1 20.5 5.5V8M20.5 16V18.5
        viewfinder line A2 2 0 0 1 18.5 20.5H16M8 20.5H5.5A2 2 0 0 1 3.5 18.5V16
        """
}
