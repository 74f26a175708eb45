extension SymbolCatalog {
    /// Arrows and chevrons.
    static let arrows = """
        arrow.2.squarepath line M6 16.4V9A3 3 0 0 1 9 6H15M18 7.6V15A3 3 0 0 1 15 18H9M12.4 3.4L15.2 6L12.4 8.6
        arrow.2.squarepath line M11.6 20.6L8.8 18L11.6 15.4
        arrow.3.trianglepath line M9.2 6.2L12 3.6L15 8.6M18.6 13.4L20.6 17A1.6 1.6 0 0 1 19.2 19.6H14.4M7.6 19.6H4.8
        arrow.3.trianglepath line A1.6 1.6 0 0 1 3.4 17L6.2 12.2
        arrow.3.trianglepath dot M17.4 7.2L16.8 11.8L13 9.2ZM15 16.4V22.8L11 19.6ZM4.2 12.4L8.2 9.8L8.6 14.4Z
        arrow.branch line M7 20.5V13.5C7 10 17 12 17 7.5V4M13.4 7.4L17 3.8L20.6 7.4M7 13.5V9
        arrow.clockwise line M19.6 13A7.7 7.7 0 1 1 15.6 6.2M12.6 2.6L16.4 6.5L12.4 10.2
        arrow.counterclockwise line M4.4 13A7.7 7.7 0 1 0 8.4 6.2M11.4 2.6L7.6 6.5L11.6 10.2
        arrow.down line M12 3.6L12 20.2M18.2 14L12 20.2L5.8 14
        arrow.down.right line M5.4 5.4L18.2 18.2M18.6 8.4L18.6 18.6L8.4 18.6
        arrow.down.right.and.arrow.up.left line M20 20L14.4 14.4M14 19.6V14H19.6M4 4L9.6 9.6M10 4.4V10H4.4
        arrow.down.to.line line M12 3.5V15.5M6.2 9.8L12 15.6L17.8 9.8M4.5 20.2H19.5
        arrow.down.to.line.compact line M12 6V14.5M7.2 9.8L12 14.6L16.8 9.8M6 18.6H18
        arrow.left line M20.4 12L3.8 12M10 18.2L3.8 12L10 5.8
        arrow.left.and.right line M3 12H21M7.5 7.5L3 12L7.5 16.5M16.5 7.5L21 12L16.5 16.5
        arrow.left.arrow.right line M4.5 16.8L19.5 16.8M15.3 21L19.5 16.8L15.3 12.6M19.5 7.2L4.5 7.2M8.7 11.4
        arrow.left.arrow.right line L4.5 7.2L8.7 3
        arrow.right.to.line.compact line M6 12L14.5 12M9.8 16.8L14.6 12L9.8 7.2M18.6 18L18.6 6
        arrow.triangle.2.circlepath line M5 10.4A7.6 7.6 0 0 1 18.6 8.6M19 13.6A7.6 7.6 0 0 1 5.4 15.4
        arrow.triangle.2.circlepath dot M21 9.4L16.2 10.6L19.6 5.6ZM3 14.6L7.8 13.4L4.4 18.4Z
        arrow.triangle.2.circlepath.camera body M7.4 10.2H9.4L10.2 9H13.8L14.6 10.2H16.6V15.4H7.4Z
        arrow.triangle.2.circlepath.camera line M3.8 9.8A8.8 8.8 0 0 1 19.4 7.4M20.2 14.2A8.8 8.8 0 0 1 4.6 16.6
        arrow.triangle.2.circlepath.camera hole M10.7 12.6A1.3 1.3 0 1 1 13.3 12.6A1.3 1.3 0 1 1 10.7 12.6Z
        arrow.triangle.2.circlepath.camera dot M21.6 8.6L17 9.6L20.2 5ZM2.4 15.4L7 14.4L3.8 19Z
        arrow.turn.down.right line M5 4V11A3.6 3.6 0 0 0 8.6 14.6H19.4M15 10L19.6 14.6L15 19.2
        arrow.turn.up.right line M4.6 20L4.6 13A3.6 3.6 0 0 1 8.2 9.4L19 9.4M14.6 4.8L19.2 9.4L14.6 14
        arrow.up line M12 20.4L12 3.8M5.8 10L12 3.8L18.2 10
        arrow.up.and.down line M12 3V21M7.5 7.5L12 3L16.5 7.5M7.5 16.5L12 21L16.5 16.5
        arrow.up.and.down.and.arrow.left.and.right line M12 3V21M3 12H21M9.2 5.8L12 3L14.8 5.8M9.2 18.2L12 21
        arrow.up.and.down.and.arrow.left.and.right line L14.8 18.2M5.8 9.2L3 12L5.8 14.8M18.2 9.2L21 12
        arrow.up.and.down.and.arrow.left.and.right line L18.2 14.8
        arrow.up.and.down.text.horizontal line M6 4V20M3.2 6.8L6 4L8.8 6.8M3.2 17.2L6 20L8.8 17.2M12.4 7H21M12.4 12H21
        arrow.up.and.down.text.horizontal line M12.4 17H21
        arrow.up.arrow.down line M7.2 19.5V4.5M3 8.7L7.2 4.5L11.4 8.7M16.8 4.5V19.5M12.6 15.3L16.8 19.5L21 15.3
        arrow.up.left.and.arrow.down.right line M10 10L4.4 4.4M4 9.6V4H9.6M14 14L19.6 19.6M20 14.4V20H14.4
        arrow.up.right line M5.4 18.6L18.2 5.8M8.4 5.4L18.6 5.4L18.6 15.6
        arrow.up.to.line line M12 20.5V8.5M6.2 14.2L12 8.4L17.8 14.2M4.5 3.8H19.5
        arrow.up.to.line.compact line M12 18L12 9.5M16.8 14.2L12 9.4L7.2 14.2M18 5.4L6 5.4
        arrow.uturn.right line M19 9L9.8 9A5.2 5.2 0 0 0 9.8 19.4L14.5 19.4M14.6 4.4L19.2 9L14.6 13.6
        arrowshape.turn.up.left body M10.6 4.2V8.4C17.4 8.6 20.8 12.6 21.4 19.6C19.4 16.2 16 14.6 10.6 14.8V19
        arrowshape.turn.up.left body L2.8 11.6Z
        arrowshape.turn.up.left.2 body M12 4.8V8.4C18 8.6 21.2 12.4 21.8 19.4C19.8 16.2 16.6 14.8 12 15V18.8L5.2 11.8Z
        arrowshape.turn.up.left.2 line M7 5.6L1.6 11.8L7 18
        arrowtriangle.down body M13.1 18.6A1.3 1.3 0 0 1 10.9 18.6L4 6.8A1.2 1.2 0 0 1 5 5L19 5
        arrowtriangle.down body A1.2 1.2 0 0 1 20 6.8Z
        arrowtriangle.right body M18.6 10.9A1.3 1.3 0 0 1 18.6 13.1L6.8 20A1.2 1.2 0 0 1 5 19L5 5
        arrowtriangle.right body A1.2 1.2 0 0 1 6.8 4Z
        arrowtriangle.up body M10.9 5.4A1.3 1.3 0 0 1 13.1 5.4L20 17.2A1.2 1.2 0 0 1 19 19L5 19
        arrowtriangle.up body A1.2 1.2 0 0 1 4 17.2Z
        chevron.down line M19.4 8L12 15.6L4.6 8
        chevron.left.forwardslash.chevron.right line M7 6.5L2 12L7 17.5M17 6.5L22 12L17 17.5M14 4L10 20
        chevron.right line M8 4.6L15.6 12L8 19.4
        chevron.right.2 line M12.5 5.5L19 12L12.5 18.5M5 5.5L11.5 12L5 18.5
        chevron.up line M4.6 16L12 8.4L19.4 16
        chevron.up.chevron.down line M6.5 9L12 3.8L17.5 9M6.5 15L12 20.2L17.5 15
        escape line M10 5.4A8 8 0 1 1 5.4 10M12 12L4 4M9.4 3.8H3.8V9.4
        exclamationmark.arrow.triangle.2.circlepath line M5 10.4A7.6 7.6 0 0 1 18.6 8.6M19 13.6A7.6 7.6 0 0 1 5.4 15.4
        exclamationmark.arrow.triangle.2.circlepath line M12 8V12.6
        exclamationmark.arrow.triangle.2.circlepath dot M21 9.4L16.2 10.6L19.6 5.6ZM3 14.6L7.8 13.4L4.4 18.4ZM10.9 15.6
        exclamationmark.arrow.triangle.2.circlepath dot A1.1 1.1 0 1 1 13.1 15.6A1.1 1.1 0 1 1 10.9 15.6Z
        gobackward line M4.4 13A7.7 7.7 0 1 0 11.4 5.3
        gobackward dot M12 2L7 5.3L12 8.6Z
        goforward line M19.6 13A7.7 7.7 0 1 1 12.6 5.3
        goforward dot M12 2L17 5.3L12 8.6Z
        minus.arrow.trianglehead.counterclockwise line M4.4 13A7.7 7.7 0 1 0 8.4 6.2M8.6 13H15.4
        minus.arrow.trianglehead.counterclockwise dot M10.6 2.2L5.4 6.2L10.6 9.4Z
        plus.arrow.trianglehead.clockwise line M19.6 13A7.7 7.7 0 1 1 15.6 6.2M12 9.6V16.4M8.6 13H15.4
        plus.arrow.trianglehead.clockwise dot M13.4 2.2L18.6 6.2L13.4 9.4Z
        rectangle.portrait.and.arrow.right line M13.6 7V5.2A2 2 0 0 0 11.6 3.2H5.4A2 2 0 0 0 3.4 5.2V18.8
        rectangle.portrait.and.arrow.right line A2 2 0 0 0 5.4 20.8H11.6A2 2 0 0 0 13.6 18.8V17M8.6 12H21
        rectangle.portrait.and.arrow.right line M17.4 8.2L21.2 12L17.4 15.8
        repeat line M4 11V9.6A3.4 3.4 0 0 1 7.4 6.2H18.4M20 13V14.4A3.4 3.4 0 0 1 16.6 17.8H5.6M15.4 2.8
        repeat line L18.8 6.2L15.4 9.6M8.6 14.4L5.2 17.8L8.6 21.2
        shuffle line M3 7H6.6C11 7 12.4 17 17 17H20M3 17H6.6C8.4 17 9.6 15.4 10.6 13.6M13 10C14 8.2 15.2 7 17 7
        shuffle line H20M17.4 3.8L20.6 7L17.4 10.2M17.4 13.8L20.6 17L17.4 20.2
        square.and.arrow.down line M9 9H7A2.4 2.4 0 0 0 4.6 11.4V18.6A2.4 2.4 0 0 0 7 21H17
        square.and.arrow.down line A2.4 2.4 0 0 0 19.4 18.6V11.4A2.4 2.4 0 0 0 17 9H15M12 2.8V15.4M8.2 11.8
        square.and.arrow.down line L12 15.6L15.8 11.8
        square.and.arrow.down.fill body M7 9H17A2.4 2.4 0 0 1 19.4 11.4V18.6A2.4 2.4 0 0 1 17 21H7
        square.and.arrow.down.fill body A2.4 2.4 0 0 1 4.6 18.6V11.4A2.4 2.4 0 0 1 7 9Z
        square.and.arrow.down.fill line M12 2.8V8
        square.and.arrow.down.fill cut M12 9V15.4M8.2 11.8L12 15.6L15.8 11.8
        square.and.arrow.up line M9 9H7A2.4 2.4 0 0 0 4.6 11.4V18.6A2.4 2.4 0 0 0 7 21H17
        square.and.arrow.up line A2.4 2.4 0 0 0 19.4 18.6V11.4A2.4 2.4 0 0 0 17 9H15M12 15.4V2.8M8.2 6.4L12 2.6
        square.and.arrow.up line L15.8 6.4
        square.and.arrow.up.fill body M7 9H17A2.4 2.4 0 0 1 19.4 11.4V18.6A2.4 2.4 0 0 1 17 21H7
        square.and.arrow.up.fill body A2.4 2.4 0 0 1 4.6 18.6V11.4A2.4 2.4 0 0 1 7 9Z
        square.and.arrow.up.fill line M12 8V2.8M8.2 6.4L12 2.6L15.8 6.4
        square.and.arrow.up.fill cut M12 9.4V15.4
        """
}
