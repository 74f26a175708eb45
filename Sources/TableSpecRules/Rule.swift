internal import TableSpecModel

/// A check of the model: what it looks for, why, and with which examples.
///
/// A rule says by further protocols what it looks at; one walk over the model calls all rules that are on. Rules keep nothing
/// between calls, so that they have no instances.
protocol Rule: Sendable {
    static var description: RuleDescription { get }

    /// What the rule looks at; a rule that looks at one kind of thing need not say so.
    static var subjects: [RuleSubject] { get }
}

/// A rule that takes more than one file to see; called once, when all screens have been walked over.
protocol ModelRule: Rule {
    static func check(_ model: WalkedModel, _ findings: inout Findings)
}

/// A rule that looks at an app: its tabs, and the screens that it starts with.
protocol AppRule: Rule {
    static func check(_ app: App, in model: ModelIndex, _ findings: inout Findings)
}

/// A rule that looks at a screen and the segues that lead to it; called when all screens have been walked over.
protocol ReachedScreenRule: Rule {
    static func check(_ screen: ReachedScreen, _ findings: inout Findings)
}

/// A rule that looks at a screen, its navigation item included.
protocol ScreenRule: Rule {
    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings)
}

/// A rule that looks at each button of a navigation bar.
protocol BarButtonRule: Rule {
    static func check(_ button: BarButton, in scope: ScreenScope, _ findings: inout Findings)
}

/// A rule that looks at a table as a whole.
protocol TableRule: Rule {
    static func check(_ table: Table, in scope: ScreenScope, _ findings: inout Findings)
}

/// A rule that looks at each section.
protocol SectionRule: Rule {
    static func check(_ section: Section, in scope: ScreenScope, _ findings: inout Findings)
}

/// A rule that looks at the rows of each collection.
protocol DynamicRowsRule: Rule {
    static func check(_ rows: DynamicRows, in scope: ScreenScope, _ findings: inout Findings)
}

/// A rule that looks at the cell of each static row and each prototype.
protocol CellRule: Rule {
    static func check(_ owner: CellOwner, in scope: ScreenScope, _ findings: inout Findings)
}

/// A rule that looks at each accessory, standard or a control.
protocol AccessoryRule: Rule {
    static func check(
        _ accessory: Accessory,
        of owner: CellOwner,
        in scope: ScreenScope,
        _ findings: inout Findings
    )
}

/// A rule that looks at each control, and the cell in which it lies.
protocol ControlRule: Rule {
    static func check(
        _ control: Control,
        of owner: CellOwner,
        in scope: ScreenScope,
        _ findings: inout Findings
    )
}

/// A rule that looks at each segue of rows, prototypes, detail buttons and bar buttons.
protocol SegueRule: Rule {
    static func check(_ segue: Segue, in scope: ScreenScope, _ findings: inout Findings)
}

/// A rule that looks at each comment that silences rules, after all other rules.
///
/// Its own findings cannot be silenced by a comment, only by the configuration or a baseline.
protocol SuppressionRule: Rule {
    static func check(_ suppression: Suppression, in scope: SuppressionScope, _ findings: inout Findings)
}

/// A rule that looks at each text that people see or hear.
protocol TextRule: Rule {
    static func check(_ text: ShownText, _ findings: inout Findings)
}
