protocol EagleAPIProtocol: Sendable {
  func get(_ path: String, retries: Int) -> String
}

extension EagleAPIProtocol {
  func get(_ path: String) -> String {
    get(path, retries: 1)
  }
}

public final class EagleAPI: Sendable {
  public static let shared = EagleAPI()
  public func get(_ path: String, retries: Int = 1) -> String { path + "\(retries)" }
}

extension EagleAPI: EagleAPIProtocol {}
