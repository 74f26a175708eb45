extension SwiftDeclaration {
    /// The name of a property or a function.
    package var memberName: SwiftIdentifier? {
        switch self {
        case .variable(let variable): return variable.name
        case .function(let function):
            if case .function(let name) = function.kind { return name }
            return nil
        default: return nil
        }
    }

    /// The declaration with file access, if it's private to its type.
    package var visibleInFile: SwiftDeclaration {
        switch self {
        case .variable(let variable): .variable(variable.visibleInFile)
        case .function(let function): .function(function.visibleInFile)
        default: self
        }
    }
}
