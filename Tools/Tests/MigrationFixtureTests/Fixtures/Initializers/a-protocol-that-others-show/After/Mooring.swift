import Foundation
import ValueStore

protocol MooringHarbour1805Protocol: Sendable {
  func berth() -> String
}

final class MooringHarbour1805: Sendable {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager

    static var defaultDependencies: Self {
      Self(fileManager: { FileManager.default })
    }
  }

  private let dependencies: Dependencies

  static let shared = MooringHarbour1805()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func berth() -> String { dependencies.fileManager().fileExists(atPath: "/") ? "berth" : "none" }
}

extension MooringHarbour1805: MooringHarbour1805Protocol {}

struct MooringRope1805: InjectionKey {
  nonisolated(unsafe) static var currentValue = 1
  let length: Int

  init(length: Int) { self.length = length }
}

final class MooringBuoy1805: InjectionKey {
  struct Dependencies {
    var mooringHarbour1805: any MooringHarbour1805Protocol

    static var defaultDependencies: Self {
      Self(mooringHarbour1805: MooringHarbour1805.shared)
    }
  }

  private let dependencies: Dependencies

  nonisolated(unsafe) static var currentValue = 2

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func place() -> String { dependencies.mooringHarbour1805.berth() }
}
