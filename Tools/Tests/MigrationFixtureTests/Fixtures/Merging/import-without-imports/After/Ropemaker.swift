//
//  Ropemaker.swift
//  Made of hemp.
//

import DepStructs

protocol HempFieldProtocol: Sendable {
  func bundles() -> Int
}

/// Where hemp grows.
final class HempField: Sendable {
  static let shared = HempField()
  func bundles() -> Int { 15 }
}

extension HempField: HempFieldProtocol {}

final class Ropemaker {
  struct Dependencies: TransitionalDependencies {
    var hempField: any HempFieldProtocol

    static var live: Self {
      Self(hempField: HempField.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func metres() -> Int { dependencies.hempField.bundles() * 10 }
}
