final class ShaftGauge: Sendable {
  static let shared = ShaftGauge()
  func level(_ shaft: Int) async -> Int { shaft * 3 }
  func shutDown() {}
}

final class MinePump: Sendable {
  init() {}

  func levels() async -> [Int] {
    await withTaskCancellationHandler {
      await withTaskGroup(of: Int.self, returning: [Int].self) { group in
        for shaft in 1...3 {
          group.addTask { await ShaftGauge.shared.level(shaft) }
        }
        return await group.reduce(into: []) { $0.append($1) }.sorted()
      }
    } onCancel: {
      ShaftGauge.shared.shutDown()
    }
  }
}
