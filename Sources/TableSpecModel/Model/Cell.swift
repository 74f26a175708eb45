public import TableSpecDiagnostics

/// What a static row and a prototype have in common: the look of a cell and what a tap on it does.
public struct Cell: Hashable, Sendable {
    public var style: Setting<CellStyle>
    public var text: TextTemplate?
    public var detail: TextTemplate?
    public var image: ImageReference?
    /// The place of the image.
    public var imageRange: SourceRange?
    public var textColor: Setting<ColorReference>
    public var detailColor: Setting<ColorReference>
    public var backgroundColor: Setting<ColorReference>
    /// The colours behind the cells, by turns, in place of one.
    public var alternatingBackground: AlternatingColors?
    /// The colour behind the cell while it is selected.
    public var selectedBackgroundColor: Setting<ColorReference>
    /// The largest number of lines of the text; 0 means as many as it takes.
    public var numberOfLines: Setting<Int>
    /// The height of the row in points.
    public var height: Setting<Double>
    public var indentationLevel: Setting<Int>
    public var accessory: Accessory?
    public var selectionStyle: Setting<SelectionStyle>
    /// The properties that are set as the spec states them.
    public var properties: PropertySettings<CellPropertyKey>
    public var accessibilityLabel: TextTemplate?
    public var accessibilityHint: TextTemplate?
    public var accessibilityValue: TextTemplate?
    public var accessibilityIdentifier: Setting<String>
    /// What a tap on the row does.
    public var trigger: Trigger
    public var range: SourceRange

    /// Creates an empty cell.
    public init(at range: SourceRange) {
        self.style = .unset
        self.textColor = .unset
        self.detailColor = .unset
        self.backgroundColor = .unset
        self.selectedBackgroundColor = .unset
        self.numberOfLines = .unset
        self.height = .unset
        self.indentationLevel = .unset
        self.selectionStyle = .unset
        self.properties = PropertySettings()
        self.accessibilityIdentifier = .unset
        self.trigger = .none
        self.range = range
    }

    /// The accessory's standard type: `none` where the spec states no accessory or a control.
    public var accessoryType: AccessoryType { accessory?.type.value ?? .none }
}
