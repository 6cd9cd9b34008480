import Dispatch
import Foundation

final class HedgehogTimer {
  private let action: () -> String

  init(action: @escaping () -> String) { self.action = action }

  func fire() -> String { "\(action()) \(Date() > .distantPast) \(DispatchTime.now() > .distantFuture)" }
}
