import Foundation

private final class Taken18Log: Sendable {
  static let shared = Taken18Log()
  let name = "shared"
}
final class Taken18Screen {
  let text: String
  fileprivate init(log: Taken18Log = .shared, made: Date = Date(), size: Int) { text = log.name }
  init(api: Taken18API /* one */ = .shared) { text = api.name }
}