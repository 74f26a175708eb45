extension SymbolCatalog {
    /// Signs that few apps use.
    static let rarer = """
        airplayaudio dot M12 14L17.6 21H6.4Z
        airplayaudio line M5 17A9 9 0 1 1 19 17M8 13.6A4.8 4.8 0 1 1 16 13.6
        arrow.right.to.line line M3 12H15.5M11 7.2L15.8 12L11 16.8M20 5V19
        arrow.triangle.branch line M12 21V15C12 11.5 6 12 6 8M12 15C12 11.5 18 12 18 8
        arrow.triangle.branch dot M3 8.4L6 3L9 8.4ZM15 8.4L18 3L21 8.4Z
        arrow.triangle.merge line M12 8V13C12 16 6 16 6 21M12 13C12 16 18 16 18 21
        arrow.triangle.merge dot M9 8.4L12 3L15 8.4Z
        arrow.triangle.turn.up.right line M6 20V14A4 4 0 0 1 10 10H15
        arrow.triangle.turn.up.right dot M14.6 5.8L21 10L14.6 14.2Z
        arrow.turn.left.up line M19 20H13A4 4 0 0 1 9 16V4.5M4.5 9L9 4.4L13.5 9
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right line M12 3V21
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right dot M9 7L2.6 12L9 17ZM15 7L21.4 12L15 17Z
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left line M12 3V21
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left dot M2.6 7L9 12L2.6 17ZM21.4 7L15 12L21.4 17Z
        bolt.horizontal body M2.5 10.2L11.5 13.2L10.4 8.6L21.5 13.8L12.5 10.8L13.6 15.4Z
        chevron.compact.down line M4.5 10L12 14L19.5 10
        chevron.compact.right line M10 4.5L14 12L10 19.5
        chevron.compact.up line M4.5 14L12 10L19.5 14
        circle.dotted dot M20.1 12A0.9 0.9 0 1 1 21.9 12A0.9 0.9 0 1 1 20.1 12ZM19.21 15.9A0.9 0.9 0 1 1 21.01 15.9
        circle.dotted dot A0.9 0.9 0 1 1 19.21 15.9ZM16.71 19.04A0.9 0.9 0 1 1 18.51 19.04A0.9 0.9 0 1 1 16.71 19.04Z
        circle.dotted dot M13.1 20.77A0.9 0.9 0 1 1 14.9 20.77A0.9 0.9 0 1 1 13.1 20.77ZM9.1 20.77
        circle.dotted dot A0.9 0.9 0 1 1 10.9 20.77A0.9 0.9 0 1 1 9.1 20.77ZM5.49 19.04A0.9 0.9 0 1 1 7.29 19.04
        circle.dotted dot A0.9 0.9 0 1 1 5.49 19.04ZM2.99 15.9A0.9 0.9 0 1 1 4.79 15.9A0.9 0.9 0 1 1 2.99 15.9ZM2.1 12
        circle.dotted dot A0.9 0.9 0 1 1 3.9 12A0.9 0.9 0 1 1 2.1 12ZM2.99 8.1A0.9 0.9 0 1 1 4.79 8.1
        circle.dotted dot A0.9 0.9 0 1 1 2.99 8.1ZM5.49 4.96A0.9 0.9 0 1 1 7.29 4.96A0.9 0.9 0 1 1 5.49 4.96ZM9.1 3.23
        circle.dotted dot A0.9 0.9 0 1 1 10.9 3.23A0.9 0.9 0 1 1 9.1 3.23ZM13.1 3.23A0.9 0.9 0 1 1 14.9 3.23
        circle.dotted dot A0.9 0.9 0 1 1 13.1 3.23ZM16.71 4.96A0.9 0.9 0 1 1 18.51 4.96A0.9 0.9 0 1 1 16.71 4.96Z
        circle.dotted dot M19.21 8.1A0.9 0.9 0 1 1 21.01 8.1A0.9 0.9 0 1 1 19.21 8.1Z
        circle.inset.filled line M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z
        circle.inset.filled dot M6.2 12A5.8 5.8 0 1 1 17.8 12A5.8 5.8 0 1 1 6.2 12Z
        computermouse body M12 2.6A6.4 6.4 0 0 1 18.4 9V15A6.4 6.4 0 0 1 5.6 15V9A6.4 6.4 0 0 1 12 2.6Z
        computermouse cut M12 6V9.6
        deskclock body M6.5 3.5H17.5A3.5 3.5 0 0 1 21 7V15A3.5 3.5 0 0 1 17.5 18.5H6.5A3.5 3.5 0 0 1 3 15V7
        deskclock body A3.5 3.5 0 0 1 6.5 3.5Z
        deskclock cut M12 6.6V11.4L15 13.4
        deskclock line M6 20.8H8M16 20.8H18
        die.face.3 body M6.5 3H17.5A3.5 3.5 0 0 1 21 6.5V17.5A3.5 3.5 0 0 1 17.5 21H6.5A3.5 3.5 0 0 1 3 17.5V6.5
        die.face.3 body A3.5 3.5 0 0 1 6.5 3Z
        die.face.3 hole M15 7.5A1.5 1.5 0 1 1 18 7.5A1.5 1.5 0 1 1 15 7.5ZM10.5 12A1.5 1.5 0 1 1 13.5 12
        die.face.3 hole A1.5 1.5 0 1 1 10.5 12ZM6 16.5A1.5 1.5 0 1 1 9 16.5A1.5 1.5 0 1 1 6 16.5Z
        die.face.5 body M6.5 3H17.5A3.5 3.5 0 0 1 21 6.5V17.5A3.5 3.5 0 0 1 17.5 21H6.5A3.5 3.5 0 0 1 3 17.5V6.5
        die.face.5 body A3.5 3.5 0 0 1 6.5 3Z
        die.face.5 hole M15 7.5A1.5 1.5 0 1 1 18 7.5A1.5 1.5 0 1 1 15 7.5ZM10.5 12A1.5 1.5 0 1 1 13.5 12
        die.face.5 hole A1.5 1.5 0 1 1 10.5 12ZM6 16.5A1.5 1.5 0 1 1 9 16.5A1.5 1.5 0 1 1 6 16.5ZM6 7.5
        die.face.5 hole A1.5 1.5 0 1 1 9 7.5A1.5 1.5 0 1 1 6 7.5ZM15 16.5A1.5 1.5 0 1 1 18 16.5A1.5 1.5 0 1 1 15 16.5Z
        dot.scope line M4.5 12A7.5 7.5 0 1 1 19.5 12A7.5 7.5 0 1 1 4.5 12ZM12 2.2V7.4M12 16.6V21.8M2.2 12H7.4M16.6 12
        dot.scope line H21.8
        dot.scope dot M10.2 12A1.8 1.8 0 1 1 13.8 12A1.8 1.8 0 1 1 10.2 12Z
        dpad body M9 3H15V9H21V15H15V21H9V15H3V9H9Z
        eraser body M14 4.2L20.6 10.8L12 19.4H8L3.6 15A1 1 0 0 1 3.6 13.6Z
        eraser cut M8.6 9.6L15.2 16.2
        flag.checkered line M5 21V3.5M5 4.5H19.5V14.5H5
        flag.checkered dot M5 4.5H9.8V8H5ZM14.6 4.5H19.5V8H14.6ZM9.8 8H14.6V11.3H9.8ZM5 11.3H9.8V14.5H5ZM14.6 11.3
        flag.checkered dot H19.5V14.5H14.6Z
        flask line M8.8 3H15.2
        flask body M10 3.4V9L4.8 18.2A1.8 1.8 0 0 0 6.4 21H17.6A1.8 1.8 0 0 0 19.2 18.2L14 9V3.4Z
        flask cut M7.4 15H16.6
        iphone.homebutton body M8.5 2.8H15.5A1.7 1.7 0 0 1 17.2 4.5V19.5A1.7 1.7 0 0 1 15.5 21.2H8.5
        iphone.homebutton body A1.7 1.7 0 0 1 6.8 19.5V4.5A1.7 1.7 0 0 1 8.5 2.8Z
        iphone.homebutton hole M11 18.4A1 1 0 1 1 13 18.4A1 1 0 1 1 11 18.4Z
        iphone.radiowaves.left.and.right body M9.5 3.5H14.5A1.5 1.5 0 0 1 16 5V19A1.5 1.5 0 0 1 14.5 20.5H9.5
        iphone.radiowaves.left.and.right body A1.5 1.5 0 0 1 8 19V5A1.5 1.5 0 0 1 9.5 3.5Z
        iphone.radiowaves.left.and.right line M5.4 8.6A6 6 0 0 0 5.4 15.4M2.8 6.6A10 10 0 0 0 2.8 17.4M18.6 8.6
        iphone.radiowaves.left.and.right line A6 6 0 0 1 18.6 15.4M21.2 6.6A10 10 0 0 1 21.2 17.4
        key.horizontal body M7.5 7A5 5 0 0 1 12.2 10.2H20L21.8 12L19.4 14.4L17.6 12.9L15.6 14.4L14 13.8H12.2
        key.horizontal body A5 5 0 1 1 7.5 7Z
        key.horizontal hole M5 12A1.4 1.4 0 1 1 7.8 12A1.4 1.4 0 1 1 5 12Z
        keyboard.chevron.compact.down body M4.5 4H19.5A1.7 1.7 0 0 1 21.2 5.7V13.3A1.7 1.7 0 0 1 19.5 15H4.5
        keyboard.chevron.compact.down body A1.7 1.7 0 0 1 2.8 13.3V5.7A1.7 1.7 0 0 1 4.5 4Z
        keyboard.chevron.compact.down line M8.6 18.6L12 20.4L15.4 18.6
        keyboard.chevron.compact.down cut M5.8 7.4H6.6M9.6 7.4H10.4M13.6 7.4H14.4M17.4 7.4H18.2M8 11.6H16
        lifepreserver body M3 12A9 9 0 1 1 21 12A9 9 0 1 1 3 12Z
        lifepreserver ring M8.2 12A3.8 3.8 0 1 1 15.8 12A3.8 3.8 0 1 1 8.2 12Z
        lifepreserver cut M5.8 5.8L9.2 9.2M18.2 5.8L14.8 9.2M5.8 18.2L9.2 14.8M18.2 18.2L14.8 14.8
        lines.measurement.horizontal line M3 5V19M7.5 5V12M12 5V15M16.5 5V12M21 5V19
        list.bullet.below.rectangle line M4.6 3.4H19.4V9.4H4.6ZM9 13.4H20M9 17H20M9 20.6H20
        list.bullet.below.rectangle dot M4 13.4A1 1 0 1 1 6 13.4A1 1 0 1 1 4 13.4ZM4 17A1 1 0 1 1 6 17A1 1 0 1 1 4 17Z
        list.bullet.below.rectangle dot M4 20.6A1 1 0 1 1 6 20.6A1 1 0 1 1 4 20.6Z
        location.north body M12 2.8L19 20.6L12 16.8L5 20.6Z
        location.north.line body M12 2.6L18 16.6L12 13.8L6 16.6Z
        location.north.line line M6 20.6H18
        macwindow body M4.3 4.5H19.7A1.8 1.8 0 0 1 21.5 6.3V17.7A1.8 1.8 0 0 1 19.7 19.5H4.3A1.8 1.8 0 0 1 2.5 17.7
        macwindow body V6.3A1.8 1.8 0 0 1 4.3 4.5Z
        macwindow cut M2.7 8.5H21.3
        medal body M6.6 15.6A5.4 5.4 0 1 1 17.4 15.6A5.4 5.4 0 1 1 6.6 15.6ZM7.6 2.8H16.4L13.8 8.6H10.2Z
        metronome body M9.6 3H14.4L18.2 21H5.8Z
        metronome cut M12 16.4L16 8.4M7.4 16.6H16.6
        pencil.tip body M12 2.6L16.8 13.4L14.8 21.2H9.2L7.2 13.4Z
        pencil.tip cut M8 16H16M12 7.4V10.4
        person.checkmark body M5.4 7.6A3.8 3.8 0 1 1 13 7.6A3.8 3.8 0 1 1 5.4 7.6ZM2.2 20C2.2 15.6 5 13.6 9.2 13.6
        person.checkmark body C13.4 13.6 16.2 15.6 16.2 20Z
        person.checkmark line M16.4 9.8L18.4 11.8L21.8 6.8
        person.xmark body M5.4 7.6A3.8 3.8 0 1 1 13 7.6A3.8 3.8 0 1 1 5.4 7.6ZM2.2 20C2.2 15.6 5 13.6 9.2 13.6
        person.xmark body C13.4 13.6 16.2 15.6 16.2 20Z
        person.xmark line M16.8 7L21.4 11.6M21.4 7L16.8 11.6
        rectangle.3.group body M3 4H10.4V20H3ZM13.6 4H21V10.4H13.6ZM13.6 13.6H21V20H13.6Z
        rectangle.compress.vertical line M5 9.8H19V14.2H5ZM12 2.4V7M9.6 4.8L12 7.2L14.4 4.8M12 21.6V17M9.6 19.2
        rectangle.compress.vertical line L12 16.8L14.4 19.2
        rectangle.connected.to.line.below line M4.4 3.6H19.6V13.6H4.4ZM12 13.6V20.2M3 20.4H21
        rectangle.dashed line M3 9V7A2 2 0 0 1 5 5H7M10 5H14M17 5H19A2 2 0 0 1 21 7V9M21 11.2V12.8M21 15V17
        rectangle.dashed line A2 2 0 0 1 19 19H17M14 19H10M7 19H5A2 2 0 0 1 3 17V15M3 12.8V11.2
        rectangle.expand.vertical line M5 9.8H19V14.2H5ZM12 7.2V2.8M9.6 5L12 2.6L14.4 5M12 16.8V21.2M9.6 19L12 21.4
        rectangle.expand.vertical line L14.4 19
        rectangle.grid.2x2 body M3 4.6H10.8V11H3ZM13.2 4.6H21V11H13.2ZM3 13H10.8V19.4H3ZM13.2 13H21V19.4H13.2Z
        rectangle.line.horizontal.inset.top body M4.3 4.6H19.7A1.8 1.8 0 0 1 21.5 6.4V17.6A1.8 1.8 0 0 1 19.7 19.4H4.3
        rectangle.line.horizontal.inset.top body A1.8 1.8 0 0 1 2.5 17.6V6.4A1.8 1.8 0 0 1 4.3 4.6Z
        rectangle.line.horizontal.inset.top cut M6 8.2H18
        rectangle.split.3x1 body M4.3 5.4H19.7A1.8 1.8 0 0 1 21.5 7.2V16.8A1.8 1.8 0 0 1 19.7 18.6H4.3
        rectangle.split.3x1 body A1.8 1.8 0 0 1 2.5 16.8V7.2A1.8 1.8 0 0 1 4.3 5.4Z
        rectangle.split.3x1 cut M8.8 5.6V18.4M15.2 5.6V18.4
        scope line M4.5 12A7.5 7.5 0 1 1 19.5 12A7.5 7.5 0 1 1 4.5 12ZM12 2.2V8M12 16V21.8M2.2 12H8M16 12H21.8
        sunrise line M2.5 17H5M19 17H21.5M5.3 10.3L7 12M18.7 10.3L17 12M12 9V2.8M9.6 5L12 2.6L14.4 5M7 17
        sunrise line A5 5 0 0 1 17 17M3 20.8H21
        table body M4.6 4.4H19.4A1.8 1.8 0 0 1 21.2 6.2V17.8A1.8 1.8 0 0 1 19.4 19.6H4.6A1.8 1.8 0 0 1 2.8 17.8V6.2
        table body A1.8 1.8 0 0 1 4.6 4.4Z
        table cut M3 9.2H21M3 14.4H21M9 9.2V19.4
        text.below.photo line M4 3.6H20V13.2H4ZM4.4 11.6L9 7.4L13 11L15.5 8.8L19.8 12.4M4 17H20M4 20.6H14
        text.magnifyingglass line M3 5H17M3 10H9M3 15H8M11 14A4.5 4.5 0 1 1 20 14A4.5 4.5 0 1 1 11 14ZM18.8 17.4
        text.magnifyingglass line L21.8 20.4
        uiwindow.split.2x1 body M4.3 4.5H19.7A1.8 1.8 0 0 1 21.5 6.3V17.7A1.8 1.8 0 0 1 19.7 19.5H4.3
        uiwindow.split.2x1 body A1.8 1.8 0 0 1 2.5 17.7V6.3A1.8 1.8 0 0 1 4.3 4.5Z
        uiwindow.split.2x1 cut M2.7 8.5H21.3M12 8.5V19.3
        wallet.pass body M6.5 2.8H17.5A1.6 1.6 0 0 1 19.1 4.4V19.6A1.6 1.6 0 0 1 17.5 21.2H6.5A1.6 1.6 0 0 1 4.9 19.6
        wallet.pass body V4.4A1.6 1.6 0 0 1 6.5 2.8Z
        wallet.pass cut M5 6.8H19M5 10.4H9.4A2.6 2.6 0 0 0 14.6 10.4H19
        wave.3.up line M8.8 17.5A4.4 4.4 0 0 1 15.2 17.5M6 13.5A8.4 8.4 0 0 1 18 13.5M3.2 9.5A12.6 12.6 0 0 1 20.8 9.5
        waveform.path.ecg line M2 13H7L9 8L12.5 18L15 6L17 13H22
        wineglass body M7 3H17L16.4 9.6A4.4 4.4 0 0 1 7.6 9.6Z
        wineglass line M12 14V20.4M8 20.8H16
        xmark.bin body M5.6 7H18.4L17.4 19.6A1.6 1.6 0 0 1 15.8 21H8.2A1.6 1.6 0 0 1 6.6 19.6Z
        xmark.bin line M4 4.8H20M9.6 4.6V3H14.4V4.6
        xmark.bin cut M9.8 11.4L14.2 16.6M14.2 11.4L9.8 16.6
        """
}
