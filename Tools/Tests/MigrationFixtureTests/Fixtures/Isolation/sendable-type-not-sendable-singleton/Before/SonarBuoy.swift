final class EchoBuffer {
  nonisolated(unsafe) static let shared = EchoBuffer()
  var echoes: [Int] = []
}

final class SonarBuoy: Sendable {
  let depth: Int

  init(depth: Int) {
    self.depth = depth
  }

  func ping() -> Int {
    EchoBuffer.shared.echoes.append(depth)
    return EchoBuffer.shared.echoes.count
  }
}
