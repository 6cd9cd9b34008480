import Foundation

public enum LAPolicy: Int {
  case deviceOwnerAuthentication = 2
}

/// It stays unlocked until it is invalidated.
open class LAContext: NSObject {
  private var isUnlocked = false

  override public init() { super.init() }

  /// The stand-in has a person look at the device once for each context.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) -> String {
    defer { isUnlocked = true }
    return isUnlocked ? "unlocked before" : "asked for a face"
  }
}
