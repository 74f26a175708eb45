@_exported public import HeadlessUIKit
