final class DunlinAPI: Sendable {
  static let shared = DunlinAPI()
  func start(onBegin: (() -> Void)? = nil, onEnd: (() -> Void)? = nil) { onBegin?(); onEnd?() }
}
