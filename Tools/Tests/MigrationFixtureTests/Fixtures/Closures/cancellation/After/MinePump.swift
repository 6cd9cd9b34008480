protocol ShaftGaugeProtocol: Sendable {
  func level(_ shaft: Int) async -> Int
  func shutDown()
}

final class ShaftGauge: Sendable {
  static let shared = ShaftGauge()
  func level(_ shaft: Int) async -> Int { shaft * 3 }
  func shutDown() {}
}

extension ShaftGauge: ShaftGaugeProtocol {}

final class MinePump: Sendable {
  struct Dependencies {
    var shaftGauge: any ShaftGaugeProtocol

    static var defaultDependencies: Self {
      Self(shaftGauge: ShaftGauge.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func levels() async -> [Int] {
    await withTaskCancellationHandler { [dependencies] in
      await withTaskGroup(of: Int.self, returning: [Int].self) { group in
        for shaft in 1...3 {
          group.addTask { await dependencies.shaftGauge.level(shaft) }
        }
        return await group.reduce(into: []) { $0.append($1) }.sorted()
      }
    } onCancel: { [dependencies] in
      dependencies.shaftGauge.shutDown()
    }
  }
}
