protocol BoobyAPIProtocol: Sendable {
  func load(_ path: String, completion: @escaping @Sendable (Result<String, any Error>) -> Void)
  func start(onBegin: () -> Void, onEnd: (() -> Void)?)
}

final class BoobyAPI: Sendable {
  static let shared = BoobyAPI()
  func load(_ path: String, completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
    completion(.success(path))
  }
  func start(onBegin: () -> Void, onEnd: (() -> Void)?) { onBegin(); onEnd?() }
}

extension BoobyAPI: BoobyAPIProtocol {}
