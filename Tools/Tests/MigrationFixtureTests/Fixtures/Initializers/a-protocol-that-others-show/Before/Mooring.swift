import Foundation
import ValueStore

final class MooringHarbour1805: Sendable {
  static let shared = MooringHarbour1805()
  func berth() -> String { FileManager.default.fileExists(atPath: "/") ? "berth" : "none" }
}

struct MooringRope1805: InjectionKey {
  nonisolated(unsafe) static var currentValue = 1
  let length: Int

  init(length: Int) { self.length = length }
}

final class MooringBuoy1805: InjectionKey {
  nonisolated(unsafe) static var currentValue = 2

  func place() -> String { MooringHarbour1805.shared.berth() }
}
