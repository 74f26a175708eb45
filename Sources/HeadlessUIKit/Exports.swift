// UIKit re-exports Foundation: code that imports only UIKit may use `IndexPath`, `IndexSet` and `CGFloat`.
@_exported public import Foundation
