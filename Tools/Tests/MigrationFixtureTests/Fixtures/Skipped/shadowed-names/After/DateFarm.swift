import Foundation

protocol PalmGroveProtocol: Sendable {
  func palms() -> Int
}

final class PalmGrove: Sendable {
  static let shared = PalmGrove()
  func palms() -> Int { 30 }
}

extension PalmGrove: PalmGroveProtocol {}

final class DateFarm {
  struct Dependencies {
    var palmGrove: any PalmGroveProtocol

    static var defaultDependencies: Self {
      Self(palmGrove: PalmGrove.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  struct Date { var sweetness = 7 }
  struct UUID { var text = "none" }

  func harvest() -> String {
    let date = Date()
    return "\(date.sweetness) \(UUID().text) \(dependencies.palmGrove.palms())"
  }
}
