protocol EchoBufferProtocol: AnyObject {
  var echoes: [Int] { get set }
}

final class EchoBuffer {
  nonisolated(unsafe) static let shared = EchoBuffer()
  var echoes: [Int] = []
}

extension EchoBuffer: EchoBufferProtocol {}

final class SonarBuoy: Sendable {
  struct Dependencies {
    var echoBuffer: @Sendable () -> any EchoBufferProtocol

    static var defaultDependencies: Self {
      Self(echoBuffer: { EchoBuffer.shared })
    }
  }

  private let dependencies: Dependencies

  let depth: Int

  init(depth: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.depth = depth
  }

  func ping() -> Int {
    dependencies.echoBuffer().echoes.append(depth)
    return dependencies.echoBuffer().echoes.count
  }
}
