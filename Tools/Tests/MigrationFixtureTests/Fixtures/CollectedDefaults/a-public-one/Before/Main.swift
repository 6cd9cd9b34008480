public final class Taken9Store: Sendable {
  public static let shared = Taken9Store()
  public let name = "shared"
  public init() {}
}
public final class Taken9Screen {
  let text: String

  /// Makes one.
  public init(name: String, store: Taken9Store = .shared) { text = name + store.name }
}