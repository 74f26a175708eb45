internal import TableSpecModel
internal import TableSpecSwift

extension TypeReference {
    /// The type in Swift.
    ///
    /// - Parameter context: Where the type is written.
    func swiftType(in context: TypeContext) -> SwiftType {
        switch self {
        case .string, .unknown: "String"
        case .integer: "Int"
        case .double: "Double"
        case .float: "Float"
        case .decimal: "Decimal"
        case .boolean: "Bool"
        case .date: "Date"
        case .url: "URL"
        case .uuid: "UUID"
        case .image: "UIImage"
        case .color: "UIColor"
        case .optional(let wrapped): .optional(wrapped.swiftType(in: context))
        case .array(let element): .array(element.swiftType(in: context))
        case .set(let element): .generic("Set", [element.swiftType(in: context)])
        case .structure(let name): .name(context.index.typeName(name))
        case .enumeration(let enumeration): enumeration.swiftType(in: context)
        }
    }
}

extension Enumeration {
    /// The name of the type, nested in the type or table that declares the property. It hides no type that is used
    /// there.
    var typeName: SwiftIdentifier {
        SwiftIdentifier(from: property, style: .upperCamelCase, avoiding: StandardTypes.used)
    }

    func swiftType(in context: TypeContext) -> SwiftType {
        if isDeclared { return .name(context.index.typeName(property)) }
        if let owner, owner == context.type { return .name(typeName) }
        if owner == nil, context.isInsideOwner { return .name(typeName) }
        guard let outer = owner.map(context.index.typeName) ?? context.owner else { return "String" }
        return SwiftType.name(outer).nesting(typeName) ?? "String"
    }

    static func caseName(_ word: String) -> SwiftIdentifier {
        SwiftIdentifier(from: word, style: .lowerCamelCase)
    }

    /// A case as a value of a type. In an optional, `.none` and `.some` would be those of `Optional`.
    static func value(_ word: String, as type: TypeReference?) -> SwiftExpression {
        let value = SwiftExpression.implicit(caseName(word))
        return isAmbiguous(word, in: type) ? .call(".some", [value]) : value
    }

    fileprivate static func isAmbiguous(_ word: String, in type: TypeReference?) -> Bool {
        type?.isOptional == true && ["none", "some"].contains(word)
    }

    /// The declaration of the type. Only cases that aren't Swift identifiers need raw values.
    func declaration(
        named name: SwiftIdentifier? = nil,
        isCodable: Bool = false,
        documentation: SwiftComment? = nil
    ) -> SwiftDeclaration {
        Declare.enum(
            name ?? typeName,
            .nonisolated,
            inherits: ["String", "CaseIterable", "Hashable", "Sendable"] + (isCodable ? ["Codable"] : []),
            documentation: documentation ?? "The values of `\(property)`."
        ) {
            for word in cases {
                let name = Self.caseName(word)
                Declare.case(name, rawValue: name.text == word ? nil : .string(word))
            }
            if let titles {
                Declare.var(titleName, "String", documentation: "The title that users see.") {
                    Code.switch("self") {
                        for (word, title) in zip(titles.cases, titles.titles) {
                            Code.case(.of(Self.caseName(word.value))) { ValueScope().text(title) }
                        }
                    }
                }
            }
        }
    }

    /// The property for the title of a case. No case has its name.
    var titleName: SwiftIdentifier {
        SwiftIdentifier(from: "title", style: .lowerCamelCase, avoiding: Set(cases.map(Self.caseName)))
    }

    /// The type's cases, if some texts are their titles.
    func allCases(titled texts: [TextTemplate]) -> SwiftExpression? {
        guard let titles, titles.titles == texts, let type = FileContext.current?.type(of: self) else { return nil }
        return .type(type).dot("allCases")
    }

    /// The titles of all cases, if some texts are these titles.
    func allTitles(_ texts: [TextTemplate]) -> SwiftExpression? {
        allCases(titled: texts)?.calling("map", [.keyPath(nil, [titleName])])
    }
}

extension Property {
    /// The property's name in Swift.
    var swiftName: SwiftIdentifier { SwiftIdentifier(property: name.value) }
}

extension SwiftIdentifier {
    /// The name of a property in a spec. `Hashable` reserves `hashValue`.
    init(property name: String) {
        self.init(from: name, style: .lowerCamelCase, avoiding: ["hashValue"])
    }
}

extension Binding {
    /// The pattern for a value of the binding's type: a case of an enumeration, or a Boolean.
    func pattern(of word: String) -> SwiftPattern {
        guard path?.type == .boolean else {
            let pattern = SwiftPattern.of(Enumeration.caseName(word))
            return Enumeration.isAmbiguous(word, in: path?.type) ? .enumCase(".some", [pattern]) : pattern
        }
        return .expression(word == "true" ? true : false)
    }
}
