import Foundation

protocol StampCatalogueProtocol: Sendable {
  func value(_ number: Int) -> Int
}

final class StampCatalogue: Sendable {
  static let shared = StampCatalogue()
  func value(_ number: Int) -> Int { number * 2 }
}

extension StampCatalogue: StampCatalogueProtocol {}

final class PostageStamp: NSObject {
  struct Dependencies {
    var stampCatalogue: any StampCatalogueProtocol

    static var defaultDependencies: Self {
      Self(stampCatalogue: StampCatalogue.shared)
    }
  }

  private let dependencies: Dependencies

  let number: Int

  init(number: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.number = number
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? PostageStamp)?.number == number }
  override var hash: Int { number }
  override var description: String { "stamp \(dependencies.stampCatalogue.value(number))" }
}
