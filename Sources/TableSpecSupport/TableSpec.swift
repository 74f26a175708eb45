internal import UIKit

#if tables
/// A namespace for what the screens share, so that its names can't collide with those of the app.
public nonisolated enum TableSpec {}
#endif
