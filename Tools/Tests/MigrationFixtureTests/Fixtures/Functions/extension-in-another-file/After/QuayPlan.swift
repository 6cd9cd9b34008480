import Foundation

struct QuayPlan: Codable, Equatable {
  struct Dependencies {
    var quayStore: any QuayStoreProtocol

    static var defaultDependencies: Self {
      Self(quayStore: QuayStore.shared)
    }
  }

  var length: Int
}
