/// What a rule looks at, with the rule as one of those that look at it.
///
/// Said by the rules themselves, because asking the runtime which protocols a type conforms to costs more than a small lint.
enum RuleSubject {
    case model(any ModelRule.Type)
    case app(any AppRule.Type)
    case reachedScreen(any ReachedScreenRule.Type)
    case screen(any ScreenRule.Type)
    case barButton(any BarButtonRule.Type)
    case table(any TableRule.Type)
    case section(any SectionRule.Type)
    case dynamicRows(any DynamicRowsRule.Type)
    case cell(any CellRule.Type)
    case accessory(any AccessoryRule.Type)
    case control(any ControlRule.Type)
    case segue(any SegueRule.Type)
    case text(any TextRule.Type)
    case suppression(any SuppressionRule.Type)
}

extension ModelRule {
    static var subjects: [RuleSubject] { [.model(Self.self)] }
}

extension AppRule {
    static var subjects: [RuleSubject] { [.app(Self.self)] }
}

extension ReachedScreenRule {
    static var subjects: [RuleSubject] { [.reachedScreen(Self.self)] }
}

extension ScreenRule {
    static var subjects: [RuleSubject] { [.screen(Self.self)] }
}

extension BarButtonRule {
    static var subjects: [RuleSubject] { [.barButton(Self.self)] }
}

extension TableRule {
    static var subjects: [RuleSubject] { [.table(Self.self)] }
}

extension SectionRule {
    static var subjects: [RuleSubject] { [.section(Self.self)] }
}

extension DynamicRowsRule {
    static var subjects: [RuleSubject] { [.dynamicRows(Self.self)] }
}

extension CellRule {
    static var subjects: [RuleSubject] { [.cell(Self.self)] }
}

extension AccessoryRule {
    static var subjects: [RuleSubject] { [.accessory(Self.self)] }
}

extension ControlRule {
    static var subjects: [RuleSubject] { [.control(Self.self)] }
}

extension SegueRule {
    static var subjects: [RuleSubject] { [.segue(Self.self)] }
}

extension TextRule {
    static var subjects: [RuleSubject] { [.text(Self.self)] }
}

extension SuppressionRule {
    static var subjects: [RuleSubject] { [.suppression(Self.self)] }
}
