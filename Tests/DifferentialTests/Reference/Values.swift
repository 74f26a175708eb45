import Foundation
import TableSpecModel

/// The values of a screen, with those of the loops around a row.
struct Values: Equatable {
    var properties: SampleValues
    var elements: [String: Value] = [:]

    init(_ properties: SampleValues) {
        self.properties = properties
    }

    func entering(_ loop: Loop, _ element: Value) -> Values {
        var values = self
        values.elements[loop.variable.value] = element
        return values
    }

    subscript(binding: Binding?) -> Value {
        guard let binding, let path = binding.path else { return .null }
        var value: Value
        var steps = path.steps.map(\.name)
        if case .element(let name, _) = path.root {
            value = elements[name] ?? .null
        } else {
            value = properties[steps.removeFirst()]
        }
        for step in steps {
            switch value {
            case .record(let record): value = record[step]
            case .array(let list): value = step == "isEmpty" ? .boolean(list.isEmpty) : .integer(list.count)
            case .string(let text): value = step == "isEmpty" ? .boolean(text.isEmpty) : .integer(text.count)
            default: return .null
            }
        }
        if binding.isNegated, case .boolean(let isTrue) = value { return .boolean(!isTrue) }
        return value
    }

    /// Whether a condition holds; none always does.
    func holds(_ condition: Condition?) -> Bool {
        condition.map { self[$0.expression] == .boolean(true) } ?? true
    }

    private subscript(expression: Condition.Expression) -> Value {
        switch expression {
        case .binding(let binding): return self[binding]
        case .literal(let value, _): return value
        case .not(let operand, _): return .boolean(self[operand] != .boolean(true))
        case .joined(let left, let junction, let right):
            let sides = [self[left], self[right]].map { $0 == .boolean(true) }
            return .boolean(junction == .and ? sides.allSatisfy(\.self) : sides.contains(true))
        case .comparison(let left, let comparison, let right):
            let (left, right) = (self[left], self[right])
            switch comparison {
            case .equal: return .boolean(left == right)
            case .notEqual: return .boolean(left != right)
            case .less: return .boolean(left.number < right.number)
            case .lessOrEqual: return .boolean(left.number <= right.number)
            case .greater: return .boolean(left.number > right.number)
            case .greaterOrEqual: return .boolean(left.number >= right.number)
            }
        }
    }

    func list(_ binding: Binding) -> [Value] {
        if case .array(let list) = self[binding] { return list }
        return []
    }

    /// Writes a property of the state.
    mutating func set(_ binding: Binding?, to value: Value) {
        guard let path = binding?.path, path.root == .state, path.steps.count == 1 else { return }
        properties[path.steps[0].name] = value
    }

    /// A text with its bindings; `nil` for a sole binding without a value.
    func text(_ template: TextTemplate) -> String? {
        if let binding = template.soleBinding { return Self.text(self[binding], binding) }
        return template.segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .binding(let binding): Self.text(self[binding], binding) ?? ""
            }
        }.joined()
    }

    private static func text(_ value: Value, _ binding: Binding) -> String? {
        if let titles = binding.titles { return titles.title(of: value)?.literal }
        let type = binding.path?.type.unwrapped
        if let format = binding.format { return text(value, format) }
        return switch value {
        case .string(let text), .url(let text), .enumerationCase(let text, of: _): text
        case .integer(let number): "\(number)"
        case .number(let number) where type == .decimal && number == number.rounded(): "\(Int(number))"
        case .number(let number): type == .float ? "\(Float(number))" : "\(number)"
        case .boolean(let isTrue): "\(isTrue)"
        default: nil
        }
    }
}

extension Values {
    /// A number in one of the formats of random specs.
    private static func text(_ value: Value, _ format: ValueFormat) -> String? {
        let number = value.number
        return switch format {
        case .number: number.formatted()
        case .fractionLength(let count): number.formatted(.number.precision(.fractionLength(count)))
        case .percent: (value == .integer(Int(number)) ? number / 100 : number).formatted(.percent)
        case .currency(let code): number.formatted(.currency(code: code))
        case .measurement: number.formatted() + " km"
        case .byteCount: Int64(number).formatted(.byteCount(style: .memory))
        default: nil
        }
    }
}

extension Value {
    /// What tells an element apart: one of its properties, else all of it.
    var identity: Value {
        guard case .record(let record) = self else { return self }
        return record.fields.first { RandomSpec.identityNames.contains($0.name) }?.value ?? self
    }

    var number: Double {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: 0
        }
    }
}
