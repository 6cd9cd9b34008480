import Foundation

/// What is read stays bound to the store that read it.
open class EKEventStore: NSObject {
  private var unsaved = 0

  override public init() { super.init() }
  open func add() { unsaved += 1 }
  open func commit() { print("saved \(unsaved)") }
}
