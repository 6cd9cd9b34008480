public final class EagleAPI: Sendable {
  public static let shared = EagleAPI()
  public func get(_ path: String, retries: Int = 1) -> String { path + "\(retries)" }
}
