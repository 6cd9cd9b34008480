import Foundation

struct UnreadablePassport: Error, Equatable {}

protocol BorderRegistryProtocol: Sendable {
  func isKnown(_ number: String) -> Bool
}

final class BorderRegistry: Sendable {
  static let shared = BorderRegistry()

  func isKnown(_ number: String) -> Bool { number.hasPrefix("D") }
}

extension BorderRegistry: BorderRegistryProtocol {}

final class PassportReader {
  struct Dependencies {
    var borderRegistry: any BorderRegistryProtocol

    static var defaultDependencies: Self {
      Self(borderRegistry: BorderRegistry.shared)
    }
  }

  private let dependencies: Dependencies

  private let number: String

  init(scanned text: String, dependencies: Dependencies = .defaultDependencies) throws {
    self.dependencies = dependencies
    guard text.count > 3 else { throw UnreadablePassport() }
    number = text
  }

  func check() -> String {
    dependencies.borderRegistry.isKnown(number) ? "welcome" : "please wait"
  }
}
