import Foundation

protocol GrainStore: Sendable {
  func sacks() -> Int
}

struct CleanMill {
  struct Dependencies {
    var grain: any GrainStore
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func flour() -> Int { dependencies.grain.sacks() * 40 }
}

struct TwoSacks: GrainStore {
  func sacks() -> Int { 2 }
}
